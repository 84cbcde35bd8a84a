import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const guides = [
  'art/README.md',
  ...fs.readdirSync('.').filter((file) => file.endsWith('.md')),
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];
const readText = (file: string) => fs.readFileSync(file, 'utf8');
const removeCode = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** Returns the anchors of a guide's headings, as GitHub makes them. */
function getAnchors(text: string): string[] {
  return [...removeCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each(guides)('%s links only to files and headings that exist', (guide) => {
  const links = [...removeCode(readText(guide)).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  const brokenLinks = links
    .map(([, inText, inTag]) => inText ?? inTag ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? path.join(path.dirname(guide), file) : guide;
      return !fs.existsSync(target) || (anchor !== undefined && !getAnchors(readText(target)).includes(anchor));
    });
  expect(brokenLinks).toEqual([]);
});

it.each(guides)('%s mentions only existing npm commands', (guide) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
  const commands = [...readText(guide).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const FOLDERS = '(?:art|client|content|cooking|deploy|docs|migrations|schema|scripts|server|tests)/';

it.each(guides)('%s mentions only existing files and folders', (guide) => {
  const inBackticks = [...removeCode(readText(guide)).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const files = inBackticks.filter((name) => new RegExp(`^${FOLDERS}[\\w./-]*$`).test(name));
  const isExample = (name: string) => /^content\/(drafts|pictures\/)/.test(name) || name.includes('…');
  expect(files.filter((name) => !isExample(name) && !fs.existsSync(name))).toEqual([]);
});
