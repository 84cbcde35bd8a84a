import { TextButton } from '#client/ui/text-button.tsx';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import type { AllergenAnswer } from './food-text.ts';

const ANSWERS: readonly AllergenAnswer[] = ['contains', 'may contain', 'does not'];

type Props = {
  answers: Readonly<Record<string, AllergenAnswer>>;
  onChange: (answers: Readonly<Record<string, AllergenAnswer>>) => void;
};

/** Asks for each allergen whether a food contains it. None is preset: a label depends on every answer. */
export function Allergens({ answers, onChange }: Props) {
  const answerRest = () => onChange(Object.fromEntries(ALLERGENS.map((each) => [each, answers[each] ?? 'does not'])));
  return (
    <fieldset className="food-form__group">
      <legend className="field__label">Allergens</legend>
      <table className="food-form__allergens">
        <thead>
          <tr>
            <td />
            {ANSWERS.map((answer) => (
              <th key={answer} scope="col">
                {answer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALLERGENS.map((allergen) => (
            <tr key={allergen}>
              <th scope="row">{allergen}</th>
              {ANSWERS.map((answer) => (
                <td key={answer}>
                  <label>
                    <span className="visually-hidden">{`${allergen}: ${answer}`}</span>
                    <input
                      type="radio"
                      name={`allergen-${allergen}`}
                      checked={answers[allergen] === answer}
                      onChange={() => onChange({ ...answers, [allergen]: answer })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TextButton onClick={answerRest}>It contains none of the others</TextButton>
    </fieldset>
  );
}
