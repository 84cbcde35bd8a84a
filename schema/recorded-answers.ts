const files = import.meta.glob<string>('./examples/*.answer.json', { eager: true, query: '?raw', import: 'default' });

/** The server's recorded response to each example, as JSON, by the example's name. */
export const recordedAnswers: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file.replace(/^.*\/(\d+-)?|\.answer\.json$/g, ''), text.trim()]),
);
