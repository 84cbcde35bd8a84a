import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#client/ui/forms/field.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import { type AllergenAnswer, ANSWERS } from './food-text.ts';

type Props = {
  answers: Readonly<Record<string, AllergenAnswer>>;
  /** Returns the form's field for an allergen. */
  getField: (allergen: string) => UseFormRegisterReturn & { error: string | undefined };
  onAnswer: (allergen: string, answer: AllergenAnswer) => void;
};

/** Asks for each allergen whether a food contains it. No answer is preset: dietary labels depend on all answers. */
export function Allergens({ answers, getField, onAnswer }: Props) {
  const rows = ALLERGENS.map((allergen) => ({ allergen, ...getField(allergen) }));
  const unansweredAllergens = rows.filter(({ error }) => error !== undefined).map(({ allergen }) => allergen);
  const answerRest = () => {
    for (const each of ALLERGENS) if (!answers[each]) onAnswer(each, 'does not');
  };
  return (
    <fieldset className="food-form__group" aria-describedby="allergens-error">
      <legend className="field__label">Allergens</legend>
      {/* Above the table, next to the row that gets the focus: the table is taller than a phone's screen. */}
      <FieldError id="allergens-error">
        {unansweredAllergens.length > 0 ? `Answer for each allergen: ${unansweredAllergens.join(', ')}.` : undefined}
      </FieldError>
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
          {rows.map(({ allergen, error, ...inputProps }) => (
            <tr key={allergen}>
              <th scope="row">{allergen}</th>
              {ANSWERS.map((answer) => (
                <td key={answer}>
                  <label>
                    <span className="visually-hidden">{`${allergen}: ${answer}`}</span>
                    <input type="radio" {...inputProps} value={answer} aria-invalid={error !== undefined} />
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
