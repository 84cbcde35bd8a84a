import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = path.resolve('client/gql/graphql.ts');
const IMPORT = /import \{([^}]*)\} from '#client\/gql\/graphql\.ts';/g;
/** `readFragment` only looks at the type of its document. */
const UNREAD = /readFragment\(\s*\w+FragmentDoc\b/g;
const PREFIX = '\0document:';

/**
 * Gives each generated document a module of its own, so that one is loaded with the page that uses it. All together, as
 * code generation leaves them, they would come with the entry. Documents of fragments mostly vanish.
 */
export function documentsApart(): Plugin {
  return {
    name: 'documents-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      const [, document] = new RegExp(`^export const ${name} = (.*) as unknown as DocumentNode<`, 'm').exec(
        fs.readFileSync(GENERATED, 'utf8'),
      ) ?? [undefined, undefined];
      if (!document) this.error(`There is no document ${name}.`);
      return { code: `export const ${name} = ${document};`, moduleSideEffects: false };
    },
    transform(code) {
      if (!code.includes("'#client/gql/graphql.ts'")) return undefined;
      const apart = code.replace(IMPORT, (_all, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '${PREFIX}${name}';`)
          .join(' '),
      );
      return { code: apart.replace(UNREAD, 'readFragment(null'), map: null };
    },
  };
}
