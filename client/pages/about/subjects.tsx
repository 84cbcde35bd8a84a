const subjects = [
  {
    title: 'Easy',
    text: 'Things from an ordinary shop, pans you own, and times that include the chopping. Where a spice is hard to find, we say what may stand in for it and what may not.',
  },
  {
    title: 'Healthy',
    text: 'Lentils, greens, beans and grains carry many of our dishes. Each recipe gives its nutrition facts for one serving and the diets it suits, and promises nothing beyond a good meal.',
  },
  {
    title: 'Festive',
    text: 'Doro wat for a holiday, pozole for a full house, ragù for a Sunday with the windows steamed up. Food for company comes with what to do the day before.',
  },
  {
    title: 'Food science',
    text: 'Why onions for a wot begin in a dry pot, why a batter rests, what salt does to a tomato. A direction that sounds odd comes with its reason, so that you can decide.',
  },
];

/** What the site is about. */
export function Subjects() {
  return (
    <section className="wrap section" aria-labelledby="subjects">
      <h2 className="section__title" id="subjects">
        What you find here
      </h2>
      <ul className="subjects">
        {subjects.map(({ title, text }) => (
          <li key={title} className="subjects__item">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
