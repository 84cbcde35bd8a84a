import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
  YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import { type Fix, MAX_PROBLEMS, type Problem } from '../problem.ts';
import { findSlip, findSwallowedLines } from './line-problems.ts';
import { findTooDeepLine } from './nesting.ts';
import type { SourceFile } from './source-file.ts';
import { readCached, writeCached } from './yaml-cache.ts';
import { findPart, toFix, type ValueEdit } from './yaml-fix.ts';
import { explainYamlError, LOCAL_ERRORS } from './yaml-problems.ts';

/** A source file as YAML. */
export interface YamlSource {
  file: string;
  /** Parsed content; undefined if the text cannot be read, or if an error may have made the parser misread it. */
  value: unknown;
  problems: Problem[];
  /**
   * Returns the file and the line of the value at `path`, or of its nearest existing ancestor. An entry of a list may
   * have its own file.
   * @param part - a part of a multi-line text; the line where it begins is returned instead
   */
  at(path: readonly PropertyKey[], part?: string): { file: string; line: number };
  /** Returns the replacement that applies `edit` to the value at `path`; undefined if there is none. */
  fix(path: readonly PropertyKey[], edit: ValueEdit): Fix | undefined;
}

const cache = new WeakMap<SourceFile, YamlSource>();

/**
 * Minimum length of texts whose values are cached on disk, in characters, because parsing is slow. Only the table of
 * foods is as long.
 */
const MIN_CACHED_LENGTH = 100_000;

/** Parses each `SourceFile` object only once: when the desk checks one list, the others are unchanged. */
export function readYamlOnce(source: SourceFile): YamlSource {
  const yaml =
    cache.get(source) ??
    (source.text !== null && source.text.length >= MIN_CACHED_LENGTH ? readLongYaml(source) : readYaml(source));
  cache.set(source, yaml);
  return yaml;
}

/**
 * Reads the value of a long file from the disk cache, which only has values of texts without YAML problems. The text is
 * parsed only when a later check asks for a line or a fix.
 */
function readLongYaml(source: SourceFile): YamlSource {
  const value = readCached(source.hash);
  if (value === undefined || source.problems.length > 0) {
    const yaml = readYaml(source);
    if (yaml.problems.length === 0 && yaml.value !== undefined) writeCached(source.hash, yaml.value);
    return yaml;
  }
  let parsed: YamlSource | undefined;
  const getWholeYaml = () => (parsed ??= readYaml(source));
  return {
    ...{ file: source.file, value, problems: [] },
    at: (path, part) => getWholeYaml().at(path, part),
    fix: (path, edit) => getWholeYaml().fix(path, edit),
  };
}

/** Reads YAML 1.2 with the line of each value. Never throws: errors become problems. */
export function readYaml(source: SourceFile): YamlSource {
  const { file, text } = source;
  const unread = { file, value: undefined, fix: () => undefined };
  if (text === null) return { ...unread, problems: source.problems, at: () => ({ file, line: 1 }) };
  const line = findTooDeepLine(text);
  if (line !== undefined) {
    const message = 'lists and fields are nested too deep here';
    const problems = [...source.problems, { file, line, message }];
    return { ...unread, problems, at: () => ({ file, line }) };
  }
  const lineCounter = new LineCounter();
  // The parser compares each key with all others, which takes minutes if a text has thousands.
  const options = { lineCounter, prettyErrors: false, stringKeys: true, uniqueKeys: false };
  const document = parseDocument(text, options);
  const getLineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);

  const errors = getReportableErrors([...document.errors, ...document.warnings, ...findRepeatedKeys(document)]);
  const shorthands = rejectAnchorsAndAliases(document)
    .slice(0, MAX_PROBLEMS)
    .map(({ offset, message }) => {
      const line = getLineAt(offset);
      return { file, ...(findSlip(text, line) ?? { line, message }) };
    });
  const explainedErrors = errors
    .slice(0, MAX_PROBLEMS)
    .map((error) => ({ file, ...explainYamlError(error, text, document, getLineAt) }));
  const isParsed = errors.every((error) => LOCAL_ERRORS.has(error.code));
  const swallowedLines = isParsed ? findSwallowedLines(text).map((problem) => ({ file, ...problem })) : [];
  return {
    file,
    value: isParsed && swallowedLines.length === 0 ? document.toJS() : undefined,
    problems: takeFirstPerLine([...source.problems, ...swallowedLines, ...shorthands, ...explainedErrors]),
    at: (path, part) => {
      const [start] = (part && findPart(document.getIn(path, true), part, text)) || [getOffset(document, path)];
      return { file, line: getLineAt(start) };
    },
    fix: (path, edit) => toFix(document, path, edit, text),
  };
}

function findRepeatedKeys(document: Document): YAMLError[] {
  const errors: YAMLError[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const visited = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start = 0, end = 0] = key.range ?? [];
        if (visited.has(key.value))
          errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'));
        visited.add(key.value);
      }
    },
  });
  return errors;
}

/**
 * Returns a problem for each anchor and alias: in content these are texts that begin with `&` or `*`. Replaces each
 * alias with its text.
 */
function rejectAnchorsAndAliases(document: Document): { offset: number; message: string }[] {
  const problems: { offset: number; message: string }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      problems.push({
        offset: alias.range?.[0] ?? 0,
        message: 'a text that begins with * needs double quotes around it',
      });
      return Object.assign(new Scalar(`*${alias.source}`), { range: alias.range });
    },
    Value: (_, node) => {
      if (!node.anchor) return;
      problems.push({
        offset: node.range?.[0] ?? 0,
        message: 'a text that begins with & needs double quotes around it',
      });
    },
  });
  return problems;
}

/**
 * Keeps local errors and the first structural error, after which the parser misreads lines. If that error is a tab, keeps
 * all tab errors.
 */
function getReportableErrors(errors: (YAMLError | YAMLWarning)[]): (YAMLError | YAMLWarning)[] {
  const first = errors.find((error) => !LOCAL_ERRORS.has(error.code));
  return errors.filter((error) => {
    return (
      error === first || LOCAL_ERRORS.has(error.code) || (error.code === first?.code && error.code === 'TAB_AS_INDENT')
    );
  });
}

/** Keeps the first problem of each line, because one slip often causes several. */
function takeFirstPerLine(problems: Problem[]): Problem[] {
  const seenLines = new Set<number>();
  return problems.filter(({ line }) => !seenLines.has(line) && seenLines.add(line)).slice(0, MAX_PROBLEMS);
}

function getOffset(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === step);
      if (!pair) break;
      offset = (pair.key as Scalar).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
