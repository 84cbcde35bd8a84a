import { LineChips, UseChips } from './chips.tsx';
import { FindingText, RowField } from './fields.tsx';
import { toFieldId } from './findings.ts';
import { toFieldText, toList, useRecipeForm } from './form-context.ts';
import { focusField } from './next-field.ts';
import { Rows } from './rows.tsx';
import { getValue, type Path, type YamlValue } from './yaml-source.ts';

type Props = { kind: 'ingredients' | 'instructions' };

const kinds = {
  ingredients: {
    field: 'items',
    name: 'ingredient',
    group: 'group',
    title: 'Name of the group',
    example: 'Sauce',
    textKey: 'line',
    placeholder: '2 tbsp olive oil',
  },
  instructions: {
    field: 'steps',
    name: 'step',
    group: 'section',
    title: 'Name of the section',
    example: 'Fry the onions',
    textKey: 'step',
    placeholder: 'What to do, how long, and how to see that it is done',
  },
} as const;

/** Ingredient groups with their lines, or sections with their steps. */
export function Groups({ kind }: Props) {
  const { parsed } = useRecipeForm();
  const labels = kinds[kind];
  const groups = toList(getValue(parsed.value, [kind]));
  const groupLists = groups.map((_, index) => ({
    label: toFieldText(getValue(parsed.value, [kind, index, 'title'])) || `${labels.group} ${index + 1}`,
    list: [kind, index, labels.field],
  }));
  return (
    <Rows
      list={[kind]}
      kind={kind}
      name={labels.group}
      emptyValue={{ title: null, [labels.field]: [null] }}
      focusPath={['title']}
      renderRow={(path, group, { onMoveKey }) => (
        <fieldset className="recipe-group">
          <legend className="visually-hidden">{groupLists[group]?.label}</legend>
          <RowField
            path={[...path, 'title']}
            label={`${labels.title} ${group + 1}`}
            placeholder={`Name: ${labels.example}`}
            onKeyDown={onMoveKey}
          />
          <FindingText field={toFieldId([...path, 'title'])} />
          <Rows
            list={[...path, labels.field]}
            kind={`${kind} rows`}
            name={labels.name}
            emptyValue=""
            otherLists={groupLists.filter((_, index) => index !== group)}
            renderRow={(rowPath, index, keys) => (
              <>
                <RowField
                  path={toLinePath(rowPath, parsed.value, labels.textKey)}
                  id={toFieldId(rowPath)}
                  label={`${labels.name} ${index + 1} of ${groupLists[group]?.label}`}
                  placeholder={labels.placeholder}
                  isLong={kind === 'instructions'}
                  {...keys}
                />
                {kind === 'ingredients' ? (
                  <LineChips group={group} index={index} />
                ) : (
                  <UseChips instruction={group} index={index} />
                )}
                <OtherFields value={getValue(parsed.value, rowPath)} textKey={labels.textKey} />
                <FindingText field={toFieldId(rowPath)} />
              </>
            )}
          />
        </fieldset>
      )}
    />
  );
}

/** Returns the path of a row's text: the row itself, or one of its fields. */
function toLinePath(path: Path, root: YamlValue, textKey: string): Path {
  const value = getValue(root, path);
  return typeof value === 'object' && value !== null ? [...path, textKey] : path;
}

/** Other fields of a row, which only the text view can edit. */
function OtherFields({ value, textKey }: { value: YamlValue | undefined; textKey: string }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const others = Object.entries(value).filter(([key]) => key !== textKey);
  return (
    <p className="row__others">
      {others
        .map(([key, fieldValue]) => {
          const isFields = typeof fieldValue === 'object' && fieldValue !== null;
          const text = isFields ? Object.entries(fieldValue).map((entry) => entry.join(': ')) : [String(fieldValue)];
          return `${key}: ${text.join(', ')}`;
        })
        .join(' · ')}{' '}
      (edit in the text view)
    </p>
  );
}

/** A row with a text field for each item of a list. */
export function TextRows({ field, name, placeholder }: { field: string; name: string; placeholder?: string }) {
  return (
    <Rows
      list={[field]}
      kind={field}
      name={name}
      emptyValue=""
      renderRow={(path, index, keys) => (
        <>
          <RowField path={path} label={`${name} ${index + 1}`} placeholder={placeholder} isLong {...keys} />
          <FindingText field={toFieldId(path)} />
        </>
      )}
    />
  );
}

/** A row with two fields for each question and its answer. */
export function QuestionRows() {
  return (
    <Rows
      list={['faqs']}
      kind="faqs"
      name="question"
      emptyValue={{ question: null, answer: null }}
      focusPath={['question']}
      renderRow={(path, index, { onMoveKey }) => (
        <>
          <RowField
            path={[...path, 'question']}
            label={`Question ${index + 1}`}
            placeholder="Can it be made ahead?"
            onKeyDown={(event) => {
              onMoveKey(event);
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              focusField(toFieldId([...path, 'answer']));
            }}
          />
          <FindingText field={toFieldId([...path, 'question'])} />
          <RowField
            path={[...path, 'answer']}
            label={`Answer ${index + 1}`}
            placeholder="Answer"
            isLong
            onKeyDown={onMoveKey}
          />
          <FindingText field={toFieldId([...path, 'answer'])} />
        </>
      )}
    />
  );
}
