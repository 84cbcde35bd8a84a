import { StoveDrawing } from './stove-drawing.tsx';

/** The life of the founder, as far as it has to do with recipes. */
export function Founder() {
  return (
    <section className="wrap founder" aria-labelledby="founder">
      <div className="founder__text">
        <header>
          <h2 className="founder__name" id="founder">
            Hanna Tesfaye
          </h2>
          <p className="founder__role">Founder and editor</p>
        </header>
        <p className="lede">
          Hanna learned to ferment teff from her grandmother in Addis Ababa, who measured nothing. The batter for injera
          was ready when it smelled right, and it took a whole rainy season to learn the smell.
        </p>
        <p>
          For the next twelve years she was a restaurant cook. Dishes lived in the hands of whoever stood at the stove,
          and when a cook left, the dish left too. So Hanna brought a kitchen scale and an exercise book to work. The
          first recipe in it is misir wot, red lentils with berbere: two pages, most lines crossed out at least once,
          and at the bottom the minutes that the onions really take.
        </p>
        <blockquote className="founder__quote">
          <p>If a recipe works only in the hands of the one who wrote it, it is not finished.</p>
        </blockquote>
        <p>
          Mesob grew out of that book. A mesob is the woven table that an Ethiopian family sits around: one platter, and
          everybody eats from it. Today five more cooks write here, each about the kitchen they know best. Hanna edits
          them all, and she still tests every dish on a small electric stove, because most readers have one.
        </p>
      </div>
      <StoveDrawing />
    </section>
  );
}
