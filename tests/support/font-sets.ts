import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders of fonts, from packages: installed fonts must not change a result. */
const packages = {
  dejavu: ['dejavu-fonts-ttf/ttf'],
  // Liberation Sans and Serif under their other names, with the metrics of Arial and Times New Roman.
  liberation: ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos'],
  noto: ['@expo-google-fonts/noto-sans', '@expo-google-fonts/noto-serif'],
  android: ['@expo-google-fonts/roboto', '@expo-google-fonts/noto-serif'],
} as const;

export type FontSet = keyof typeof packages;

/**
 * Writes a configuration of fontconfig with these fonts and no others.
 * @returns its path, for `FONTCONFIG_FILE`. Chromium reads it on Linux only.
 */
export function writeFontConfig(...sets: FontSet[]): string {
  const folder = path.join(os.tmpdir(), `fonts-${sets.join('-')}-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  const folders = sets.flatMap((set) => packages[set]).map((name) => path.resolve('node_modules', name));
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((name) => `<dir>${name}</dir>`).join('\n')}
<cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}
