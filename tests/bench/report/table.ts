/** Lays rows out in columns: the first two to the left, numbers to the right. */
export function alignTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column > 1)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function pad(cell: string, width: number, toTheRight: boolean): string {
  return toTheRight ? cell.padStart(width) : cell.padEnd(width);
}
