import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCanonicalPath } from '#server/http/response-cache/cache-key.ts';

it('a path is not canonical with an encoded letter, a dot segment or a double slash', () => {
  const segmentLists = fc.array(fc.stringMatching(/^[a-z\d][\w~-]{0,9}$/), { minLength: 1, maxLength: 4 });
  const percentEncode = (character: string, isUpper: boolean) => {
    const hex = character.charCodeAt(0).toString(16);
    return `%${isUpper ? hex.toUpperCase() : hex}`;
  };
  fc.assert(
    fc.property(segmentLists, fc.nat(), fc.boolean(), (segments, nth, isUpper) => {
      const path = `/${segments.join('/')}`;
      expect(hasCanonicalPath(`${path}?q=%61`)).toBe(true);
      const letters = [...path.matchAll(/[^/]/g)];
      const position = letters[nth % letters.length]?.index ?? 1;
      const encoded = path.slice(0, position) + percentEncode(path[position] ?? '', isUpper) + path.slice(position + 1);
      expect(hasCanonicalPath(encoded)).toBe(false);
      for (const start of ['/.', '/..', '/']) expect(hasCanonicalPath(start + path)).toBe(false);
    }),
  );
});
