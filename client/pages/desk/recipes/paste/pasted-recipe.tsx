import { useId } from 'react';
import type { DeskRecipes_PastedTextQueryQuery } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { PASTED_LABELS } from '#schema/rules/content-desk.ts';

/** A recipe that the server parsed from a pasted text. */
export type ParsedRecipe = NonNullable<DeskRecipes_PastedTextQueryQuery['desk']>['pastedText']['recipes'][number];

const headings: Record<string, string> = {
  ingredients: 'Ingredients',
  instructions: 'Steps',
  tips: 'Tips',
  equipment: 'Equipment',
  serving: 'Serving',
};

type Props = {
  recipe: ParsedRecipe;
  /** `true` to create its draft; undefined if it is the only recipe. */
  isSelected: boolean | undefined;
  onToggle: () => void;
  /** Called to go to a line of the pasted text. */
  onLine: (line: number) => void;
  /** Called to label a line of the pasted text; undefined if lines cannot have labels. */
  onLabel: ((line: number, label: string) => void) | undefined;
};

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** Report on a pasted recipe: its recognized parts, missing fields, and text that was not recognized. */
export function PastedRecipeReport({ recipe, isSelected, onToggle, onLine, onLabel }: Props) {
  const id = useId();
  const { title, parts, unread: unrecognized } = recipe;
  const facts = toFacts(recipe);
  const missingFacts = facts.filter(({ text }) => text === null).map(({ name }) => name);
  const fields = [...new Set(parts.map(({ field }) => field))];
  const isMissing = (field: string) => !fields.includes(field);
  const missingParts = [
    ...(title === null ? ['title'] : []),
    ...missingFacts.map((name) => name.toLowerCase()),
    ...(isMissing('ingredients') ? ['ingredients'] : []),
    ...(isMissing('instructions') ? ['steps'] : []),
  ];
  return (
    <section className="pasted" aria-labelledby={id}>
      <h3 id={id} className="reported__title">
        {title ?? 'Without a title'}
      </h3>
      {isSelected !== undefined && (
        <label className="pasted__choice">
          <input type="checkbox" checked={isSelected} onChange={onToggle} />
          Create a draft of it
        </label>
      )}
      <dl className="pasted__facts">
        {facts.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {missingParts.length > 0 && <p>Not in the text, so empty in the draft: {missingParts.join(', ')}.</p>}
      <div className="pasted__parts">
        {fields.map((field) => (
          <div key={field}>
            <h4>{headings[field] ?? field}</h4>
            {parts
              .filter((part) => part.field === field)
              .map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups can have the same title
                <PartLines key={index} part={part} />
              ))}
          </div>
        ))}
      </div>
      {onLabel && (
        <p>
          Is a line in the wrong list? Begin it with {anyOf.format(PASTED_LABELS.map((label) => `“${label}:”`))} in the
          text above, and read the text again.
        </p>
      )}
      {unrecognized.length > 0 && (
        <div className="pasted__unread">
          <h4>Not recognized: {formatCount(unrecognized.length, 'part')}</h4>
          <p>
            The draft will not contain {unrecognized.length > 1 ? 'these lines' : 'this line'}
            {onLabel && ', unless you say what they are'}.
          </p>
          <ol>
            {unrecognized.map(({ text, line }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be in several lines
              <li key={index}>
                {line && (
                  <>
                    <TextButton onClick={() => onLine(line)}>Line {line}</TextButton>:{' '}
                  </>
                )}
                {text}
                {line && onLabel && (
                  <span className="pasted__labels">
                    Use as
                    {PASTED_LABELS.map((label) => (
                      <TextButton
                        key={label}
                        onClick={() => onLabel(line, label)}
                        aria-label={`${label}: line ${line}`}
                      >
                        {label}
                      </TextButton>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function PartLines({ part: { field, title, lines } }: { part: ParsedRecipe['parts'][number] }) {
  const List = field === 'instructions' ? 'ol' : 'ul';
  return (
    <>
      {title !== null && <p className="pasted__group">{title}</p>}
      <List>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line can appear twice
          <li key={index}>{line}</li>
        ))}
      </List>
    </>
  );
}

function toFacts(recipe: ParsedRecipe): { name: string; text: string | null }[] {
  const formatMinuteCount = (count: number | null) => (count === null ? null : formatCount(count, 'minute'));
  const facts = [
    { name: 'Description', text: recipe.description },
    { name: 'Servings', text: recipe.servings === null ? null : String(recipe.servings) },
    { name: 'Preparation time', text: formatMinuteCount(recipe.prepTime) },
    { name: 'Cooking time', text: formatMinuteCount(recipe.cookTime) },
  ];
  // Optional in a draft, so not reported as missing.
  const optionalFacts = [
    { name: 'Makes', text: recipe.yield },
    { name: 'Total time', text: formatMinuteCount(recipe.totalMinutes) },
  ];
  return [...facts, ...optionalFacts.filter(({ text }) => text !== null)];
}
