/** An example operation in the documentation. */
export interface Example {
  /** Example: "first-response". */
  name: string;
  /** Example: "First response". */
  title: string;
  /** One to three sentences. */
  description: string;
  /** The document, without its two comment lines. */
  query: string;
  /** The variables, as JSON. */
  variables?: string;
}

const documents = import.meta.glob<string>('./examples/*.graphql', { eager: true, query: '?raw', import: 'default' });
const variables = import.meta.glob<string>('./examples/*.variables.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Examples, sorted by number. `examples/<number>-<name>.graphql` begins with two comment lines: title, description. */
export const examples: Example[] = Object.entries(documents)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([file, text]) => {
    const [title = '', description = '', ...query] = text.trim().split('\n');
    return {
      name: file.replace(/^.*\/\d+-|\.graphql$/g, ''),
      title: title.replace('# ', ''),
      description: description.replace('# ', ''),
      query: query.join('\n'),
      variables: variables[file.replace('.graphql', '.variables.json')]?.trim(),
    };
  });
