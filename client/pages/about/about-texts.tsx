import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { type DescribedPicture, Picture } from '#client/ui/picture.tsx';

export const FOUNDER = 'Hanna Tesfaye';

/** The founder's story, with her portrait and her table if they could be loaded. */
export function Founder({ portrait, table }: { portrait?: DescribedPicture; table?: DescribedPicture }) {
  return (
    <section className="wrap founder" aria-labelledby="founder">
      <div className="founder__text">
        <header className="founder__header">
          {portrait && <Picture className="founder__portrait" picture={portrait} shape="square" sizes="9rem" />}
          <div>
            <h2 className="founder__name" id="founder">
              {FOUNDER}
            </h2>
            <p className="founder__role">Founder and editor</p>
          </div>
        </header>
        <p className="lede">
          Hanna learned to ferment teff from her grandmother in Addis Ababa, who measured nothing. The batter for injera
          was ready when it smelled right, and it took a whole rainy season to learn the smell.
        </p>
        <p>
          For the next twelve years she was a restaurant cook. Dishes lived in the hands of the cook at the stove, and
          when a cook left, the dish left too. So Hanna brought a kitchen scale and an exercise book to work. The first
          recipe in it is misir wot, red lentils with berbere: two pages, most lines crossed out at least once, and at
          the bottom the minutes that the onions really take.
        </p>
        <blockquote className="founder__quote">
          <p>If a recipe works only in the hands of the one who wrote it, it is not finished.</p>
        </blockquote>
        <p>
          Mesob grew out of that book. A mesob is the woven table that an Ethiopian family sits around: one platter, and
          the whole family eats from it. Today <Link to={paths.authors}>five more cooks</Link> write here, each about
          the kitchen they know best. Hanna edits them all, and she still tests every dish on a small electric stove,
          because most readers have one.
        </p>
      </div>
      {table && (
        <Picture className="founder__table" picture={table} shape="landscape" sizes="(min-width: 64rem) 56rem, 100vw" />
      )}
    </section>
  );
}

const subjects = [
  {
    title: 'Easy',
    text: 'Things from an ordinary shop, pans you own, and times that include the chopping. If a spice is hard to find, we say what can replace it and what cannot.',
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

const steps = [
  {
    title: 'Cooked at home.',
    text: 'The author makes the dish as always, with a scale, a clock and a thermometer beside the pot.',
  },
  {
    title: 'Cooked by another author.',
    text: 'Another of us cooks it from the page alone, on another stove, without asking a question.',
  },
  {
    title: 'Cooked by you.',
    text: 'We retest what you report in the comments. If you were right, we change the recipe.',
  },
];

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
            Home kitchens in which wot, dal and pozole are as everyday as pasta, and no family dish is lost because it
            was never written down.
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
