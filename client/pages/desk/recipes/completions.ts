import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';

/** Names that the text editor completes, and the schema of the fields. */
export type Words = {
  foods: readonly string[];
  units: readonly string[];
  equipment: readonly string[];
  steps: readonly string[];
  /** The JSON Schema of recipe files. */
  schema: string;
};

type Schema = { properties?: Record<string, Schema>; enum?: string[]; items?: Schema; description?: string };

/** Completes fields and their values from the JSON Schema, and foods, units, equipment and names of steps. */
export function getCompletions(getWords: () => Words | undefined): CompletionSource {
  return (context) => {
    const words = getWords();
    if (!words) return null;
    const line = context.state.doc.lineAt(context.pos);
    const textBefore = line.text.slice(0, context.pos - line.from);
    const schema: Schema = JSON.parse(words.schema);
    const section = getSection(context);
    const field = /^([A-Za-z]*)$/.exec(textBefore);
    if (field) return toResult(context, field[1] ?? '', getFields(schema));
    const value = /^([A-Za-z]+): *(\S*)$/.exec(textBefore);
    if (value) return toResult(context, value[2] ?? '', getValues(schema.properties?.[value[1] ?? '']));
    const match = /^\s+(?:- )?title: *(.*)$/.exec(textBefore);
    if (match && section === 'instructions') return toResult(context, match[1] ?? '', toCompletions(words.steps));
    const entry = /^\s*- (.*)$/.exec(textBefore)?.[1];
    if (entry === undefined) return null;
    if (section === 'equipment') return toResult(context, entry, toCompletions(words.equipment));
    if (section === 'ingredients') return completeIngredient(context, entry, getIngredientWords(words));
    return null;
  };
}

/** Completes the longest suffix of an entry that is a prefix of a name: `2 tbsp olive o` offers olive oil. */
function completeIngredient(context: CompletionContext, entry: string, options: Completion[]) {
  let prefix = /[^\d½¼¾⅓⅔,()]*$/.exec(entry)?.[0].trimStart() ?? '';
  const isPrefix = () => options.some(({ label }) => label.toLowerCase().startsWith(prefix.toLowerCase()));
  while (prefix.includes(' ') && !isPrefix()) prefix = prefix.slice(prefix.indexOf(' ') + 1);
  // The suggestions depend on the whole entry, so every keystroke requests them again.
  const completions = toResult(context, prefix, options);
  return completions && { ...completions, validFor: undefined };
}

/** Returns the first-level field that contains the cursor. */
function getSection({ state, pos }: CompletionContext): string | undefined {
  for (let { number } = state.doc.lineAt(pos); number > 0; number -= 1) {
    const name = /^([A-Za-z]+):/.exec(state.doc.line(number).text)?.[1];
    if (name) return name;
  }
  return undefined;
}

function toResult({ pos, explicit }: CompletionContext, prefix: string, options: Completion[]) {
  if (options.length === 0 || (prefix === '' && !explicit)) return null;
  return { from: pos - prefix.length, options, validFor: /^[\p{L}\p{N} '-]*$/u };
}

function getFields({ properties = {} }: Schema): Completion[] {
  return Object.entries(properties).map(([label, { description }]) => ({
    label,
    apply: `${label}: `,
    type: 'property',
    info: description,
  }));
}

function getValues(schema: Schema | undefined): Completion[] {
  return toCompletions(schema?.enum ?? schema?.items?.enum ?? []);
}

function getIngredientWords({ foods, units }: Words): Completion[] {
  return [...units.map((label) => ({ label, type: 'keyword' })), ...foods.map((label) => ({ label, type: 'text' }))];
}

function toCompletions(labels: readonly string[]): Completion[] {
  return labels.map((label) => ({ label, type: 'text' }));
}
