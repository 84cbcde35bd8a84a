import { useLocation } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeTile } from '#client/features/cards/recipe-tile.tsx';
import { NearMissQueryDocument } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { LIST_ID, toQueryString, withoutChoice } from './filter-address.ts';
import { toChoiceText } from './filter-words.ts';
import type { Terms } from './filters.ts';
import { type FilteredList, isExclusion, type NearMiss } from './load-filtered.ts';

type Props = { list: FilteredList; terms: Terms };

/** Shown if nothing is found: results without one or all of the filters, or popular dishes. */
export function NothingFound({ list, terms }: Props) {
  return (
    <div className="near-misses">
      {list.nearMisses.map((miss) => (
        <NearMissSection key={toText(miss, terms)} miss={miss} list={list} terms={terms} />
      ))}
    </div>
  );
}

/** The first results of a near miss, with a link to all of them; popular dishes have no link. */
function NearMissSection({ miss, list, terms }: Props & { miss: NearMiss }) {
  const { pathname } = useLocation();
  const { nodes, totalCount } = useLoaded(NearMissQueryDocument, miss.variables).recipes;
  return (
    <section className="near-misses__one">
      <h3 className="near-misses__title">
        {miss.isPopular ? (
          toText(miss, terms)
        ) : (
          <Link to={{ pathname, search: getSearch(miss, list), hash: LIST_ID }}>
            {toText(miss, terms)}: {formatCount(totalCount, 'recipe')}
          </Link>
        )}
      </h3>
      <ul className="filtered__grid">
        {nodes.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeTile recipe={recipe} deeper />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toText({ choice, words, isPopular }: NearMiss, terms: Terms): string {
  if (isPopular) return 'Popular dishes';
  if (words) return `Remove “${words.meaning}”`;
  return choice ? `Remove “${toChoiceText(choice, terms)}”` : 'Remove all filters';
}

function getSearch({ choice, words }: NearMiss, { filters, otherParameters }: FilteredList): string {
  if (words) return toQueryString(filters, words.queryWithout === '' ? {} : { q: words.queryWithout });
  return toQueryString(
    choice ? withoutChoice(filters, choice) : { ...filters, choices: filters.choices.filter(isExclusion) },
    otherParameters,
  );
}
