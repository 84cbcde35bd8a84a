import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import type { CheckState } from '../use-check.ts';
import type { Finding, MissingField } from './findings.ts';
import { useRecipeForm } from './form-context.ts';
import { getFieldAfter } from './next-field.ts';

type Props = {
  findings: readonly Finding[];
  missing: readonly MissingField[];
  checked: CheckState;
  /** Called to go to a field. */
  onGo: (field: string) => void;
};

/** Maximum number of missing fields to list; the others are counted. */
const MAX_LISTED = 5;

/** The number of open findings, the checklist of a new recipe, and a button that goes to the next finding. */
export function FindingBar({ findings, missing, checked, onGo }: Props) {
  const { active } = useRecipeForm();
  const shown = missing.slice(0, MAX_LISTED);
  const [mistakes, hints] = (['mistake', 'hint'] as const).map((kind) => findings.filter((each) => each.kind === kind));
  const next = () => {
    const fields = findings.map(({ field }) => field);
    const field = getFieldAfter(fields, active);
    if (field !== undefined) onGo(field);
  };
  const counts = [
    mistakes && mistakes.length > 0 && formatCount(mistakes.length, 'mistake'),
    hints && hints.length > 0 && formatCount(hints.length, 'hint'),
  ];
  return (
    <div className="finding-bar" aria-busy={!checked.isFresh}>
      {missing.length > 0 && (
        <div className="finding-bar__missing">
          <p id="still-needed">Still needed:</p>
          <ul aria-labelledby="still-needed">
            {shown.map(({ field, label }) => (
              <li key={field}>
                <TextButton onClick={() => onGo(field)}>{label}</TextButton>
              </li>
            ))}
            {missing.length > MAX_LISTED && <li>and {missing.length - MAX_LISTED} more</li>}
          </ul>
        </div>
      )}
      {checked.note !== null && <p>{checked.note}</p>}
      {findings.length > 0 ? (
        <p>
          {counts.filter(Boolean).join(', ')}{' '}
          <TextButton onClick={next}>{findings.length > 1 ? 'Show the next' : 'Show it'}</TextButton>
        </p>
      ) : (
        checked.note === null && <p>{checked.isFresh ? 'No mistakes' : 'Checking...'}</p>
      )}
    </div>
  );
}
