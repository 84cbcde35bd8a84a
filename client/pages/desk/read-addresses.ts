import Papa from 'papaparse';

/**
 * Returns the email addresses in a CSV file: the column with the most cells that look like addresses, without its
 * header. Returns each address once. Removes the apostrophe that guards against formulas.
 */
export async function readAddresses(file: Blob): Promise<string[]> {
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' });
  const counts = new Map<number, number>();
  for (const row of data)
    for (const [index, cell] of row.entries()) if (cell.includes('@')) counts.set(index, (counts.get(index) ?? 0) + 1);
  const [column] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (column === undefined) return [];
  const cells = data.map((row) => (row[column] ?? '').trim().replace(/^'(?=[=+\-@])/, ''));
  const [head = ''] = cells;
  return [...new Set(head.includes('@') ? cells : cells.slice(1))].filter((cell) => cell !== '');
}
