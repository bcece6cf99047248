// Lessons beside the picture: what to read and to do, how far the user is, and hints on demand.
const course = $("lessons");
/** The number of the lesson that is drawn; -1 for the list alone. */
let drawnLesson = null;

async function drawLessons() {
  if (!source.ask || state.tab !== "lessons") return;
  const answer = await source.ask({ ask: "lessons" });
  if (answer.error) return notice(answer.error);
  const { current, progress } = answer, number = current?.number ?? -1, isDone = current && progress.every((each) => each === null);
  const done = new Set(answer.lessons.filter((each) => each.done).map((each) => each.number));
  if (source.kind === "playground") remember(done);
  if (number !== drawnLesson) {
    drawnLesson = number;
    course.replaceChildren(...current ? lessonParts(current) : [make("p", "Ten short lessons; each has a goal, and lay sees when you have reached it.")]);
    const list = make("ol", null, "course");
    list.append(...answer.lessons.map((each) => {
      const row = make("li");
      row.append(button(each.title, () => run(`learn ${each.number}`)), " ", make("span", done.has(each.number) ? "✓" : "", "passed"));
      if (each.number === number) row.firstChild.setAttribute("aria-current", "step");
      return row;
    }));
    if (current) { const all = make("details"); all.append(make("summary", "All lessons"), list); course.append(all); } else course.append(list);
    course.scrollTop = 0;
  }
  const goal = course.querySelector(".goal");
  if (!goal) return;
  goal.replaceChildren(...current.goal.map((text, place) => {
    const row = make("li", null, progress[place] === null ? "passed" : "");
    row.append(progress[place] === null ? "✓ " : "· ", make("code", text));
    row.title = progress[place] ?? "this holds";
    return row;
  }));
  const next = course.querySelector(".next");
  if (isDone && next.hidden) { next.hidden = false; next.scrollIntoView({ block: "nearest" }); }
  next.hidden = !isDone;
  if (isDone) course.querySelectorAll(".course .passed")[number - 1].textContent = "✓";
}

/** A browser keeps which lessons are done, as `lay` does in a file. */
function remember(done) {
  try {
    for (const number of JSON.parse(localStorage.getItem("lay-lessons") ?? "[]")) done.add(number);
    localStorage.setItem("lay-lessons", JSON.stringify([...done]));
  } catch { /* nothing is kept */ }
}

/** What a lesson says, with an empty list of its goals. */
function lessonParts(lesson) {
  const folded = (title, ...content) => { const part = make("details"); part.append(make("summary", title), ...content); return part; };
  const next = make("p", "Done. ", "next"), bar = make("p");
  next.setAttribute("role", "status");
  next.append(button("Next lesson", () => run("learn next")));
  bar.append(button("Begin again", () => run(`learn ${lesson.number}`)), " ", button("End the lessons", () => run("learn off")));
  return [make("strong", `${lesson.number}. ${lesson.title}`), ...prose(lesson.text), make("h2", "To do"), ...prose([lesson.task]), make("ul", null, "goal"), next,
    ...lesson.hints.map((hint, place) => folded(`Hint ${place + 1}`, ...prose([hint]))), folded("A solution", make("pre", lesson.solution)), bar];
}

/** Who types `learn` wants to read. */
on("entry", () => {
  const entry = entryNow();
  if (source.ask && state.at === page.entries.length - 1 && isLesson(entry?.title ?? "") && state.tab !== "lessons") { state.tab = "lessons"; drawTabs(); }
  drawLessons();
});
