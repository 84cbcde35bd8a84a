/**
 * What foods are kinds of, where their names do not say it: bacon is pork, paneer is a cheese. Keys of foods, or what keys
 * begin with.
 */
const MEMBERS: Record<string, readonly string[]> = {
  cheese: [
    ...['paneer', 'ayib', 'ricotta', 'cottage-cheese', 'cream-cheese', 'mozzarella', 'parmesan', 'grana-padano'],
    ...['hard-cheese', 'pecorino', 'cheddar', 'gruyere', 'monterey-jack', 'american-cheese', 'blue-cheese', 'feta'],
    ...['cotija', 'queso'],
  ],
  pork: ['pork', 'bacon', 'pancetta', 'salt-pork', 'ham', 'lard', 'chorizo', 'sausage', 'chinese-sausage'],
  beef: ['beef', 'stock-beef'],
  fish: [
    'snapper',
    'sea-bass',
    'cod',
    'white-fish',
    'salmon',
    'tilapia',
    'anchovy',
    'tuna',
    'stock-fish',
    'fish-sauce',
  ],
  pasta: ['pasta'],
  lentil: ['lentils', 'toor-dal', 'urad-dal', 'moong-dal', 'chana-dal'],
  tofu: ['tofu'],
  alcohol: ['wine', 'marsala', 'beer', 'rum'],
};

/** What kinds are called elsewhere: no single food can have the name. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  cheese: ['formaggio', 'queso'],
  pork: ['puerco', 'maiale'],
  beef: ['manzo', 'carne de res'],
  fish: ['pesce', 'pescado', 'machli'],
  tofu: ['doufu', 'bean curd'],
};

/** @returns the names of what the food of that key is a kind of: `pork` for `bacon`. */
export function kindsOf(key: string): string[] {
  const kinds = Object.keys(MEMBERS).filter((kind) =>
    MEMBERS[kind]?.some((member) => key === member || key.startsWith(`${member}-`)),
  );
  return kinds.flatMap((kind) => [kind, ...(OTHER_NAMES[kind] ?? [])]);
}
