import { type ReactNode, useState } from 'react';
import { useSearch } from '#client/features/search/use-search.ts';
import { plan } from '#client/state/plan.ts';
import { productOf } from '#client/state/saved.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { dayInWords } from '#client/ui/days.ts';
import { formatCount, formatMinutes } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { showToast } from '#client/ui/toast.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';

/** Saved recipes that are offered, the latest first. */
const SAVED_OFFERED = 8;

/** Finds a dish for a day, by its name or among the saved recipes. The one that is pressed is planned. */
export function FindDish({ day, onClose }: { day: string; onClose: () => void }) {
  const saved = useBrowserStore((state) => state.saved) ?? [];
  const [text, setText] = useState('');
  const term = text.trim().replace(/\s+/g, ' ');
  const { found, failed } = useSearch(term);
  const choose = (dish: Product, servings?: number) => {
    plan({ day, dish, servings });
    onClose();
    showToast(`${dish.title} is planned for ${dayInWords(day)}.`, { kind: 'success' });
  };
  return (
    <Modal title={`A dish for ${dayInWords(day)}`} onClose={onClose}>
      <form className="form" method="post" onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Find a dish"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <p className="find-dish__status" role="status">
        {failed && 'The search did not answer.'}
        {found && (found.totalCount === 0 ? 'No search results found.' : formatCount(found.totalCount, 'recipe'))}
      </p>
      {found && (
        <ul className="find-dish__list" aria-label="Found">
          {found.nodes.map((recipe) => (
            <DishChoice key={recipe.slug} onChoose={() => choose(productOf(recipe))}>
              <Picture picture={recipe.picture} shape="square" sizes="3rem" decorative />
              <span>
                {recipe.title} <span className="planned__facts">{formatMinutes(recipe.totalMinutes)}</span>
              </span>
            </DishChoice>
          ))}
        </ul>
      )}
      {!found && saved.length > 0 && (
        <section aria-labelledby="find-dish-saved">
          <h3 className="find-dish__title" id="find-dish-saved">
            Saved recipes
          </h3>
          <ul className="find-dish__list">
            {saved
              .slice(-SAVED_OFFERED)
              .reverse()
              .map(({ lists: _lists, servings, ...dish }) => (
                <DishChoice key={dish.id} onChoose={() => choose(dish, servings)}>
                  {dish.title}
                </DishChoice>
              ))}
          </ul>
        </section>
      )}
    </Modal>
  );
}

function DishChoice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="find-dish__dish" onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
