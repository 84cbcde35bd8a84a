/** Returns the address below `/desk` at which a file is edited: "recipes/doro-wat", "recipes/guides.yaml". */
export function addressOf(file: string): string {
  return `recipes/${file.startsWith('recipes/') ? slugIn(file) : file}`;
}

/** Returns the slug of a recipe's file. */
export function slugIn(file: string): string {
  return file.replace(/^recipes\/|\.yaml$/g, '');
}

/** Returns the file that is edited at the rest of an address. */
export function fileAt(rest: string): string {
  return rest.endsWith('.yaml') ? rest : `recipes/${rest}.yaml`;
}
