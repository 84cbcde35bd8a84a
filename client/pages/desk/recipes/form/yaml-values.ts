import type { Path, YamlValue } from './yaml-source.ts';

/** Returns a copy of a value in which the value at a path is changed. */
export function applyChange(
  value: YamlValue | undefined,
  path: Path,
  change: (inner: YamlValue | undefined) => YamlValue | undefined,
): YamlValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value) ?? null;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? applyChange(item, rest, change) : item));
  const fields = isFields(value) ? value : {};
  return { ...fields, [String(step)]: applyChange(fields[String(step)], rest, change) };
}

/** Returns whether a value is a map of fields. */
export function isFields(value: unknown): value is Record<string, YamlValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether two values are equal. Empty texts, null and undefined are equal. */
export function isEqual(one: YamlValue | undefined, other: YamlValue | undefined): boolean {
  const [a, b] = [one === '' ? null : (one ?? null), other === '' ? null : (other ?? null)];
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isEqual(each, b[index]));
  if (isFields(a) && isFields(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]));
  return a === b;
}
