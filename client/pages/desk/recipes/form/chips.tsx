import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { toNewFoodPath } from '../../foods/new-food-path.ts';
import type { CheckState } from '../use-check.ts';
import { toFieldId } from './findings.ts';
import { useRecipeForm } from './form-context.ts';

type Line = NonNullable<CheckState['lines']>[number];

/** The recognized parts of an ingredient line: amount, unit and food, its weight, and the food’s allergens. */
export function LineChips({ group, index }: { group: number; index: number }) {
  const { checkState, file } = useRecipeForm();
  const line = checkState.lines?.find((each) => each.group === group && each.index === index);
  if (!line) return null;
  const formatAllergens = (names: Line['contains']) => names.map((name) => Allergen[name]).join(', ');
  return (
    <Chips label="Recognized">
      {line.amount && <Chip kind="amount">{line.amount}</Chip>}
      {line.unit && <Chip kind="amount">{line.unit}</Chip>}
      {line.food ? (
        <Chip kind="food">{line.food}</Chip>
      ) : (
        <Chip kind="unknown">
          Unknown food:{' '}
          <Link to={toNewFoodPath(line.item, file, toFieldId(['ingredients', group, 'items', index]))}>
            add {line.item}
          </Link>
        </Chip>
      )}
      {line.grams !== null && <Chip>{line.grams} g</Chip>}
      {line.contains.length > 0 && <Chip>contains {formatAllergens(line.contains)}</Chip>}
      {line.mayContain.length > 0 && <Chip>may contain {formatAllergens(line.mayContain)}</Chip>}
    </Chips>
  );
}

/** The ingredient lines that a step uses, with the amount of each. */
export function UseChips({ instruction, index }: { instruction: number; index: number }) {
  const { checkState } = useRecipeForm();
  const step = checkState.steps?.find((each) => each.instruction === instruction && each.index === index);
  if (!step || step.uses.length === 0) return null;
  return (
    <Chips label="Uses">
      {step.uses.map(({ line, part, amount }) => {
        const { food = '', item = '' } = checkState.lines?.[line] ?? {};
        const share = { ALL: 'all', PART: amount, SOME: 'some', REST: amount ? `rest, ${amount}` : 'rest' }[part];
        return (
          <Chip key={`${line} ${part} ${amount}`} kind="food">
            {food ?? item}: {share}
          </Chip>
        );
      })}
    </Chips>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="chips" aria-label={label}>
      {children}
    </ul>
  );
}

function Chip({ kind, children }: { kind?: 'amount' | 'food' | 'unknown'; children: ReactNode }) {
  return <li className={kind ? `chip chip--${kind}` : 'chip'}>{children}</li>;
}
