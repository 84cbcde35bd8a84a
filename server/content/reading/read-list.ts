import { ENTRY_FOLDERS } from '#schema/rules/content-desk.ts';
import { isFields } from '#server/is-fields.ts';
import type { ListFile } from '../content.ts';
import type { Problem } from '../problem.ts';
import type { ContentFolder } from './content-folder.ts';
import type { SourceFile } from './source-file.ts';
import { readYamlOnce, type YamlSource } from './yaml-source.ts';

/** Merged lists by the source of the list, so that a list is merged again only if it or an entry has changed. */
const cache = new WeakMap<SourceFile, { entries: readonly SourceFile[]; yaml: YamlSource }>();

/** Reads a list together with the files of its entries: `foods.yaml` and `foods/tamarind-paste.yaml`. */
export function readList({ lists, entries }: Pick<ContentFolder, 'lists' | 'entries'>, name: ListFile): YamlSource {
  const list = lists[name];
  const prefix = `${name.slice(0, -'.yaml'.length)}/`;
  const files = ENTRY_FOLDERS.some((folder) => prefix === `${folder}/`)
    ? [...entries].filter(([path]) => path.startsWith(prefix))
    : [];
  if (files.length === 0) return readYamlOnce(list);
  const sources = files.map(([, source]) => source);
  const previous = cache.get(list);
  if (previous && isSameList(previous.entries, sources)) return previous.yaml;
  const yaml = merge(
    readYamlOnce(list),
    files.map(([path, source]) => [path.slice(prefix.length, -'.yaml'.length), readYamlOnce(source)]),
  );
  cache.set(list, { entries: sources, yaml });
  return yaml;
}

function merge(list: YamlSource, entries: readonly (readonly [key: string, yaml: YamlSource])[]): YamlSource {
  const byKey = new Map(entries);
  const locate = ([key, ...path]: readonly PropertyKey[]): [source: YamlSource, path: readonly PropertyKey[]] => {
    const entry = byKey.get(String(key));
    return entry ? [entry, path] : [list, key === undefined ? [] : [key, ...path]];
  };
  const fields = isFields(list.value) ? list.value : {};
  const duplicates: Problem[] = entries
    .filter(([key]) => key in fields)
    .map(([key, { file }]) => ({ file, line: 1, message: `${list.file} already has the entry ${key}` }));
  const isValid = list.value !== undefined && entries.every(([, { value }]) => value !== undefined);
  return {
    file: list.file,
    value: isValid ? { ...fields, ...Object.fromEntries(entries.map(([key, { value }]) => [key, value])) } : undefined,
    problems: [...list.problems, ...entries.flatMap(([, { problems }]) => problems), ...duplicates],
    at: (path, part) => {
      const [source, inner] = locate(path);
      return source.at(inner, part);
    },
    fix: (path, edit) => {
      const [source, inner] = locate(path);
      return source.fix(inner, edit);
    },
  };
}

/** Returns whether lists have the same items. */
export function isSameList(list: readonly unknown[] | undefined, other: readonly unknown[] | undefined): boolean {
  return list?.length === other?.length && (list ?? []).every((item, index) => item === other?.[index]);
}
