const files = import.meta.glob<string>('./examples/*.response.json', { eager: true, query: '?raw', import: 'default' });

/** The server's recorded response to each example, as JSON, by the example's name. */
export const recordedResponses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file.replace(/^.*\/(\d+-)?|\.response\.json$/g, ''), text.trim()]),
);
