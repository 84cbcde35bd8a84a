import { type IconNode, Plus, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { DishChoices } from '#client/features/search/dish-choices.tsx';
import type { TimelineDish } from '#client/features/timeline/schedule-meal.ts';
import {
  getMeal,
  getMealSearch,
  type Meal,
  timelinePath,
  toClock,
} from '#client/features/timeline/timeline-address.ts';
import { TimelineSearchQueryDocument, type TimelineSearchQueryQueryVariables } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { getLocalToday } from '#client/ui/days.ts';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { MAX_SEARCH_LENGTH, MAX_SERVINGS, MAX_TIMELINE_DISHES } from '#schema/rules/catalogue.ts';

/** Maximum number of dishes that a search offers. */
export const MAX_FOUND_DISHES = 6;
/** Title of the group of the reader's own dishes. */
const OWN_TITLE = 'Planned for today, in your basket, and saved';

type Props = {
  meal: Meal;
  dishes: readonly TimelineDish[];
  /** Variables of the search in the URL; null if there is none. */
  query: TimelineSearchQueryQueryVariables | null;
  /** Slugs in the URL that no dish has; empty if there are as many dishes as slugs. */
  missingSlugs: readonly string[];
  /** `true` if a dish was found by a former slug, which may be one of the missing slugs. */
  hasRenamed: boolean;
};

/** The dishes of the meal, a form for its time and servings, and controls to add a dish. Works without scripts. */
export function ChooseDishes({ meal, dishes, query, missingSlugs, hasRenamed }: Props) {
  const currentMeal = { ...meal, recipes: dishes.map(({ recipe }) => recipe.slug) };
  const hydrated = useHydrated();
  const [text, setText] = useState(query?.search ?? '');
  const formElement = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAdding = useRef(false);
  // Once dishes are chosen, others are offered only on request, because the timeline is below.
  const [isSearching, setSearching] = useState(query !== null);
  const navigate = useNavigate();
  const add = ({ id }: Product) => {
    setText('');
    isAdding.current = true;
    // Keeps a time and servings that were typed but not submitted.
    const { eatAt, servings } = getMeal(toSearch(formElement.current));
    void navigate(timelinePath({ recipes: [...currentMeal.recipes, id], eatAt, servings }), { state: KEEP_PAGE });
  };
  // Keeps text that was typed before the scripts loaded.
  useEffect(() => {
    setText((current) => field.current?.value ?? current);
    if (field.current && field.current === document.activeElement) setSearching(true);
  }, []);
  useEffect(() => {
    // The pressed button disappears with its dish.
    if (isAdding.current && dishes.length > 0) field.current?.focus({ preventScroll: true });
    isAdding.current = false;
  }, [dishes.length]);
  const isFull = dishes.length >= MAX_TIMELINE_DISHES;
  return (
    <section className="choose-dishes no-print" aria-labelledby="dishes">
      <h2 className="choose-dishes__title" id="dishes">
        {dishes.length === 0 ? 'Which dishes?' : 'Your dishes'}
      </h2>
      {missingSlugs.length > 0 && (
        <p>
          {hasRenamed ? 'Renamed or not published' : 'Not published'}: {missingSlugs.join(', ')}.
        </p>
      )}
      <ul className="choose-dishes__list">
        {dishes.map(({ recipe: { slug, title, picture, totalMinutes, servings } }) => (
          <li key={slug} className="choose-dishes__dish">
            <Picture picture={picture} shape="square" sizes="3rem" decorative />
            <span className="choose-dishes__name">
              {title}{' '}
              <span className="choose-dishes__facts">
                {formatCount(meal.servings ?? servings, 'serving')} · {formatMinutes(totalMinutes)}
              </span>
            </span>
            <MealLink
              meal={{ ...currentMeal, recipes: currentMeal.recipes.filter((other) => other !== slug) }}
              label={`Leave out ${title}`}
              icon={X}
            />
          </li>
        ))}
      </ul>
      <Form
        key={getMealSearch({ ...currentMeal, recipes: [] })}
        ref={formElement}
        className="form choose-dishes__form"
        action={paths.timeline}
      >
        {currentMeal.recipes.map((slug) => (
          <input key={slug} type="hidden" name="recipe" value={slug} />
        ))}
        <div className="choose-dishes__fields">
          <Field label="Eat at" name="at" type="time" defaultValue={toClock(meal.eatAt)} required />
          <Field
            label="Servings"
            name="servings"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_SERVINGS}
            placeholder="As written"
            defaultValue={meal.servings}
          />
        </div>
        {isFull ? (
          <p>{MAX_TIMELINE_DISHES} dishes are the most that one cook can handle.</p>
        ) : (
          <Field
            label="Find a dish to add"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            ref={field}
            onChange={({ target }) => setText(target.value)}
            onFocus={() => setSearching(true)}
          />
        )}
        {dishes.length === 0 ? (
          <button type="submit" className="button choose-dishes__find">
            Find dishes
          </button>
        ) : (
          <button type="submit" className="button button--quiet">
            Work out the times
          </button>
        )}
      </Form>
      {!hydrated && query && !isFull && <SearchResults meal={currentMeal} query={query} />}
      {(dishes.length === 0 || (isSearching && !isFull)) && (
        <div className={dishes.length === 0 ? 'choose-dishes__suggestions' : undefined}>
          {hydrated && <LiveChoices chosen={currentMeal.recipes} text={text} onChoose={add} />}
        </div>
      )}
    </section>
  );
}

function SearchResults({ meal, query }: { meal: Meal; query: TimelineSearchQueryQueryVariables }) {
  const { recipes } = useLoaded(TimelineSearchQueryDocument, query);
  const dishes = recipes.nodes.filter(({ slug }) => !meal.recipes.includes(slug));
  if (dishes.length === 0) return <p role="status">Nothing else found for “{query.search}”.</p>;
  return (
    <ul className="choose-dishes__list" aria-label="Found">
      {dishes.map(({ slug, title, picture, totalMinutes }) => (
        <li key={slug} className="choose-dishes__dish">
          <Picture picture={picture} shape="square" sizes="3rem" decorative />
          <span className="choose-dishes__name">
            {title} <span className="choose-dishes__facts">{formatMinutes(totalMinutes)}</span>
          </span>
          <MealLink meal={{ ...meal, recipes: [...meal.recipes, slug] }} label={`Add ${title}`} icon={Plus} />
        </li>
      ))}
    </ul>
  );
}

type LiveProps = { chosen: readonly string[]; text: string; onChoose: (dish: Product) => void };

/**
 * Finds dishes as the reader types. Before that, suggests dishes that the reader has planned for today, put in the
 * basket or saved.
 */
function LiveChoices({ chosen, text, onChoose }: LiveProps) {
  const { plan = [], basket = [], saved = [] } = useBrowserStore();
  const plannedDishes = plan.flatMap(({ day, dish }) => (dish && day === getLocalToday() ? [dish] : []));
  const ownDishes = new Map(
    [...plannedDishes, ...basket, ...saved].map(({ id, title, path, price }) => [id, { id, title, path, price }]),
  );
  return (
    <DishChoices
      text={text}
      ownDishes={{ title: OWN_TITLE, dishes: [...ownDishes.values()].map((dish) => ({ dish })) }}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** Returns the fields of a form as URL parameters. */
function toSearch(form: HTMLFormElement | null): URLSearchParams {
  const fields = form ? [...new FormData(form)] : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

type LinkProps = { meal: Meal; label: string; icon: IconNode };

function MealLink({ meal, label, icon }: LinkProps) {
  return (
    <Link className="icon-button" to={timelinePath(meal)} state={KEEP_PAGE} aria-label={label}>
      <Icon of={icon} size={20} />
    </Link>
  );
}
