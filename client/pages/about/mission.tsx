const steps = [
  {
    title: 'Cooked at home.',
    text: 'The author makes the dish as always, with a scale, a clock and a thermometer beside the pot.',
  },
  {
    title: 'Cooked by someone else.',
    text: 'Another of us cooks it from the page alone, on another stove, without asking a question.',
  },
  {
    title: 'Cooked by you.',
    text: 'What you report in the comments is tried again. If you were right, the recipe changes.',
  },
];

/** What the site is for, and how it goes about it. */
export function Mission() {
  return (
    <div className="mission">
      <div className="wrap mission__inner">
        <section className="mission__aim" aria-labelledby="mission">
          <h2 id="mission">Our mission</h2>
          <p>
            To write down food that is usually taught by hand, so exactly that a stranger can cook it, and so plainly
            that they want to.
          </p>
        </section>
        <section className="mission__aim" aria-labelledby="vision">
          <h2 id="vision">Our vision</h2>
          <p>
            Home kitchens in which wot, dal and pozole are as everyday as pasta, and no family dish is lost because
            nobody wrote it down.
          </p>
        </section>
        <section className="mission__steps" aria-labelledby="steps">
          <h2 id="steps">How a recipe gets here</h2>
          <ol className="mission__list">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <p>
                  <strong>{title}</strong> {text}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
