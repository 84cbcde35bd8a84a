import './form.css';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFields } from '#client/state/storage.ts';
import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { applyFix } from '../apply-fix.ts';
import type { CheckState } from '../use-check.ts';
import { BasicFields, type FormWords } from './basic-fields.tsx';
import { LongField } from './fields.tsx';
import { type Finding, getFindings, getMissing, type MissingField } from './findings.ts';
import { type EditText, FormContext, useRecipeForm } from './form-context.ts';
import { Groups, QuestionRows, TextRows } from './groups.tsx';
import { focusField, getFieldAfter } from './next-field.ts';
import { parseYaml } from './yaml-source.ts';

type Props = {
  /** Path of the recipe's file. */
  file: string;
  text: string;
  checkState: CheckState;
  /** Suggestions and choices; undefined until they are fetched. */
  words: FormWords | undefined;
  edit: EditText;
  /** Called to switch to the text view. */
  onText: () => void;
};

type Schema = { properties?: Record<string, { enum?: string[] }> };

/** A form that edits a recipe. Each edit changes only the lines of its value in the recipe's text. */
export function RecipeForm({ file, text, checkState, words, edit, onText }: Props) {
  const parsed = useMemo(() => parseYaml(text), [text]);
  const [active, setActive] = useState('');
  const [visitedFields, setVisitedFields] = useState<ReadonlySet<string>>(new Set());
  const fieldToFocus = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may exist only once the text has changed
  useEffect(() => {
    if (fieldToFocus.current === undefined) return;
    focusField(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [text]);
  // After the form for a new food, the focus returns to the ingredient line that names the food.
  const returnField = getFields(useLocation().state).field;
  useEffect(() => {
    if (typeof returnField === 'string') focusField(returnField);
  }, [returnField]);
  const schema: Schema = useMemo(() => JSON.parse(words?.schema ?? '{}'), [words]);
  if (!parsed)
    return (
      <div className="desk-recipes__notice">
        <p>The form cannot show this text, because of a mistake in its layout.</p>
        <p>
          {checkState.problems[0] && `Line ${checkState.problems[0].line}: ${checkState.problems[0].message}. `}
          <TextButton onClick={onText}>Edit the text</TextButton>
        </p>
      </div>
    );

  const findings = getFindings(checkState, parsed);
  const choices = {
    authors: words?.authors ?? [],
    categories: words?.categories ?? [],
    cuisines: words?.cuisines ?? [],
    courses: schema.properties?.course?.enum ?? [],
    difficulties: schema.properties?.difficulty?.enum ?? [],
  };
  const context = {
    ...{ file, parsed, checkState, edit, active },
    setActive: (field: string) => {
      setActive(field);
      setVisitedFields((current) => new Set(current).add(field));
    },
    order: Object.keys(schema.properties ?? {}),
    getFinding: (field: string) =>
      findings.find(
        (each) => each.field === field && (field === active || (each.kind === 'mistake' && visitedFields.has(field))),
      ),
    mistakes: new Set(findings.filter(({ kind }) => kind === 'mistake').map(({ field }) => field)),
    onFix: ({ field, problem }: Finding) => {
      // The button disappears with its finding.
      fieldToFocus.current = field;
      edit((current) => applyFix(problem, current));
    },
    focusNext: (field: string) => {
      fieldToFocus.current = field;
    },
  };
  return (
    <FormContext value={context}>
      <div className="recipe-form">
        <FindingBar
          findings={findings}
          missing={getMissing(checkState, parsed)}
          checkState={checkState}
          onGo={focusField}
        />
        <Section title="The dish">
          <BasicFields choices={choices} />
        </Section>
        <Section title="Ingredients">
          <Groups kind="ingredients" />
        </Section>
        <Section title="Steps">
          <Groups kind="instructions" />
        </Section>
        <Section title="Reasons to cook it" hint="Three to five.">
          <TextRows field="why" name="reason" />
        </Section>
        <Section title="Tips">
          <TextRows field="tips" name="tip" placeholder="Low and slow: onions that brown fast turn bitter." />
        </Section>
        <Section title="Equipment" hint="What is needed beyond a knife and a board.">
          <TextRows field="equipment" name="piece of equipment" placeholder="Wide heavy pot with a lid, 5 liters" />
        </Section>
        <Section title="Serving">
          <TextRows field="serving" name="suggestion" />
        </Section>
        <Section title="Questions">
          <QuestionRows />
        </Section>
        <Section title="Summary">
          <LongField path={['summary']} label="Two or three sentences to close" />
        </Section>
      </div>
    </FormContext>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="recipe-form__section" aria-labelledby={id}>
      <h3 id={id} className="reported__title">
        {title}
      </h3>
      {hint && <p className="field__hint">{hint}</p>}
      {children}
    </section>
  );
}

type FindingBarProps = {
  findings: readonly Finding[];
  missing: readonly MissingField[];
  checkState: CheckState;
  /** Called to go to a field. */
  onGo: (field: string) => void;
};

/** Maximum number of missing fields to list; the others are counted. */
const MAX_LISTED = 5;

/** The missing fields, the numbers of mistakes and hints, and a button that goes to the next finding. */
function FindingBar({ findings, missing, checkState, onGo }: FindingBarProps) {
  const { active } = useRecipeForm();
  const listedFields = missing.slice(0, MAX_LISTED);
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
    <div className="finding-bar" aria-busy={!checkState.isFresh}>
      {missing.length > 0 && (
        <div className="finding-bar__missing">
          <p id="still-needed">Still needed:</p>
          <ul aria-labelledby="still-needed">
            {listedFields.map(({ field, label }) => (
              <li key={field}>
                <TextButton onClick={() => onGo(field)}>{label}</TextButton>
              </li>
            ))}
            {missing.length > MAX_LISTED && <li>and {missing.length - MAX_LISTED} more</li>}
          </ul>
        </div>
      )}
      {checkState.note !== null && <p>{checkState.note}</p>}
      {findings.length > 0 ? (
        <p>
          {counts.filter(Boolean).join(', ')}{' '}
          <TextButton onClick={next}>{findings.length > 1 ? 'Show the next' : 'Show it'}</TextButton>
        </p>
      ) : (
        checkState.note === null && (
          <p>{checkState.isFresh ? (missing.length > 0 ? 'No mistakes so far' : 'No mistakes') : 'Checking...'}</p>
        )
      )}
    </div>
  );
}
