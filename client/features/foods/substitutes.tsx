import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type Substitutes_EntryFragment, Substitutes_EntryFragmentDoc } from '#client/gql/graphql.ts';
import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import './substitutes.css';

type Substitute = Substitutes_EntryFragment['substitutes'][number];
type Amounts = Pick<Substitute, 'amount' | 'text'>;

type Props = {
  entry: FragmentType<typeof Substitutes_EntryFragmentDoc>;
  /** Returns the amounts scaled to a recipe; null if the glossary's amounts cannot be scaled. */
  scaled?: (substitute: Amounts) => Amounts | null;
};

/** The substitutes for a food, each with the allergens and diets that it changes. */
export function Substitutes({ entry, scaled }: Props) {
  const { substitutes } = readFragment(Substitutes_EntryFragmentDoc, entry);
  return (
    <ul className="substitutes">
      {substitutes.map((substitute) => {
        const { amount, text } = scaled?.(substitute) ?? substitute;
        return (
          <li key={substitute.text}>
            <p>
              For {amount}: <strong>{text || 'leave it out'}</strong>. {substitute.change}
            </p>
            <Changes substitute={substitute} />
          </li>
        );
      })}
    </ul>
  );
}

/** The allergens and diets that a substitute adds or removes. Renders nothing if there are none. */
function Changes({ substitute }: { substitute: Substitute }) {
  const { adds, mayAdd, removes, losesDiets, gainsDiets } = substitute;
  const changes = [
    ['Adds', adds.map((each) => Allergen[each])],
    ['Check the label for', mayAdd.map((each) => Allergen[each])],
    ['Has no', removes.map((each) => Allergen[each])],
    ['Is not', losesDiets.map((each) => Diet[each].toLowerCase())],
    ['Is', gainsDiets.map((each) => Diet[each].toLowerCase())],
  ] as const;
  const sentences = changes
    .filter(([, names]) => names.length > 0)
    .map(([label, names]) => `${label} ${names.join(', ')}.`);
  if (sentences.length === 0) return null;
  return <p className="substitutes__changes">{sentences.join(' ')}</p>;
}
