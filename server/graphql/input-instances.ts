import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;
type InputClass = Storage['inputTypes'][number];
type Instance = (value: unknown) => unknown;

const made = new Map<unknown, Instance>();

/**
 * @param type of an argument, or a class with all arguments of a field
 * @returns what makes an instance of it out of an object, and of all inputs below; undefined for all that is no class
 * of inputs: it is taken as it is.
 */
export function instancesOf(type: unknown): Instance | undefined {
  const known = made.get(type);
  if (known) return known;
  const { inputTypes, argumentTypes } = getMetadataStorage();
  const classes = [...inputTypes, ...argumentTypes];
  const own = classes.find(({ target }) => target === type);
  if (!own) return undefined;
  let fields: [name: string, convert: Instance | undefined][] | undefined;
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    // Only now: an input may hold others of its own class.
    fields ??= fieldsOf(own, classes).map(({ name, getType }) => [name, instancesOf(getType())]);
    const instance = new (own.target as new () => Record<string, unknown>)();
    for (const [name, convertField] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) instance[name] = convertField ? convertField(given) : given;
    }
    return instance;
  };
  made.set(type, convert);
  return convert;
}

/** The fields of a class and of those that it extends. */
function fieldsOf(
  { target, fields = [] }: InputClass,
  classes: readonly InputClass[],
): NonNullable<InputClass['fields']> {
  const parent = classes.find((each) => each.target === Object.getPrototypeOf(target));
  const names = new Set(fields.map(({ name }) => name));
  return parent ? [...fields, ...fieldsOf(parent, classes).filter(({ name }) => !names.has(name))] : fields;
}
