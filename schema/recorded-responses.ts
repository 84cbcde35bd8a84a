const files = import.meta.glob<string>('./examples/*.response.json', { eager: true, query: '?raw', import: 'default' });

/** The server's recorded responses to the examples and to a sign-in, as JSON, by name. */
export const recordedResponses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file.replace(/^.*\/(\d+-)?|\.response\.json$/g, ''), text.trim()]),
);
