import { useQuery } from '@apollo/client/react';
import { type ReactNode, useId } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type DishChoices_RecipeFragment,
  DishChoices_RecipeFragmentDoc,
  DishChoicesQueryDocument,
} from '#client/gql/graphql.ts';
import { getProduct } from '#client/state/saved.ts';
import type { Product } from '#client/state/store.ts';
import { getLocalToday } from '#client/ui/days.ts';
import { formatCount } from '#client/ui/format.ts';
import { Picture } from '#client/ui/picture.tsx';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { getSeason } from '#schema/rules/seasons.ts';
import { useSearch } from './use-search.ts';
import './dish-choices.css';

/** Maximum number of dishes in each group of suggestions. */
const SUGGESTION_SIZE = 4;
/** Maximum number of offered dishes from the visitor's own lists. */
const MAX_OWN_DISHES = 8;

type OwnDish = { dish: Product; servings?: number };

type Props = {
  /** The text in the search field. */
  text: string;
  /** The visitor's own dishes, in the order in which to offer them, with a title. */
  ownDishes: { title: string; dishes: readonly OwnDish[] };
  /** Slugs of dishes that are already chosen. */
  chosen?: readonly string[];
  onChoose: (dish: Product, servings?: number) => void;
};

/**
 * Dishes to choose from: search results while the visitor types; before that, the visitor's own dishes and suggestions.
 */
export function DishChoices({ text, ownDishes, chosen = [], onChoose }: Props) {
  const term = text.trim().replace(/\s+/g, ' ');
  const { hits, hasFailed } = useSearch(term);
  const isAvailable = ({ slug }: { slug: string }) => !chosen.includes(slug);
  return (
    <div className="dish-choices">
      <p className="dish-choices__status" role="status">
        {hasFailed && 'Search is not responding.'}
        {hits && (hits.totalCount === 0 ? 'No search results found.' : formatCount(hits.totalCount, 'recipe'))}
      </p>
      {hits && <RecipeChoices label="Found" recipes={hits.nodes.filter(isAvailable)} onChoose={onChoose} />}
      {term === '' && (
        <>
          <OwnChoices
            {...ownDishes}
            dishes={ownDishes.dishes.filter(({ dish }) => isAvailable({ slug: dish.id }))}
            onChoose={onChoose}
          />
          {chosen.length === 0 && <Suggestions isAvailable={isAvailable} onChoose={onChoose} />}
        </>
      )}
    </div>
  );
}

type ChoiceProps = Pick<Props, 'onChoose'>;

function OwnChoices({ title, dishes, onChoose }: Props['ownDishes'] & ChoiceProps) {
  if (dishes.length === 0) return null;
  return (
    <DishGroup title={title}>
      {dishes.slice(0, MAX_OWN_DISHES).map(({ dish, servings }) => (
        <DishChoice key={dish.id} onChoose={() => onChoose(dish, servings)}>
          {dish.title}
        </DishChoice>
      ))}
    </DishGroup>
  );
}

/** Quick and seasonal dishes. Renders nothing until the server responds. */
function Suggestions({ isAvailable, onChoose }: ChoiceProps & { isAvailable: (recipe: { slug: string }) => boolean }) {
  const season = getSeason(getLocalToday());
  // The magazine has no category for autumn.
  const variables = { season: season === 'autumn' ? 'winter' : season, first: SUGGESTION_SIZE };
  const { data } = useQuery(DishChoicesQueryDocument, { variables });
  const groups = { 'Under 30 minutes': data?.quick, 'In season': data?.seasonal };
  const offeredSlugs = new Set<string>();
  return Object.entries(groups).map(([title, list]) => {
    const all = (list?.nodes ?? []).map((each) => readFragment(DishChoices_RecipeFragmentDoc, each));
    const recipes = all.filter((recipe) => isAvailable(recipe) && !offeredSlugs.has(recipe.slug));
    for (const { slug } of recipes) offeredSlugs.add(slug);
    if (recipes.length === 0) return null;
    return (
      <DishGroup key={title} title={title}>
        <Choices recipes={recipes} onChoose={onChoose} />
      </DishGroup>
    );
  });
}

function DishGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="dish-choices__title" id={id}>
        {title}
      </h3>
      <ul className="dish-choices__list">{children}</ul>
    </section>
  );
}

type ChoosableRecipe = Omit<DishChoices_RecipeFragment, '__typename' | ' $fragmentName'>;

function RecipeChoices({ label, ...choices }: ChoiceProps & { label: string; recipes: readonly ChoosableRecipe[] }) {
  return (
    <ul className="dish-choices__list" aria-label={label}>
      <Choices {...choices} />
    </ul>
  );
}

function Choices({ recipes, onChoose }: ChoiceProps & { recipes: readonly ChoosableRecipe[] }) {
  return recipes.map((recipe) => (
    <DishChoice key={recipe.slug} onChoose={() => onChoose(getProduct(recipe))}>
      <Picture picture={recipe.picture} shape="square" sizes="3rem" decorative />
      <span>
        {recipe.title} <span className="dish-choices__facts">{formatMinutes(recipe.totalMinutes)}</span>
      </span>
    </DishChoice>
  ));
}

function DishChoice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="dish-choices__dish" onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
