import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';

/** Shape of a document, as validation will meet it: fragments count wherever they are spread. */
export class DocumentShape {
  operations = 0;
  /** Definitions, spreads and inline ones. */
  fragments = 0;
  private readonly sets: SelectionSetNode[] = [];
  private readonly named = new Map<string, SelectionSetNode>();
  private readonly sizes = new Map<string, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) this.operations += 1;
      else if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.named.set(definition.name.value, definition.selectionSet);
      else continue;
      this.sets.push(definition.selectionSet);
    }
    const count = () => {
      this.fragments += 1;
    };
    visit(document, { FragmentDefinition: count, FragmentSpread: count, InlineFragment: count });
  }

  /** @returns the fields of the largest definition; infinitely many where a fragment contains itself */
  fields(): number {
    return Math.max(0, ...this.sets.map((set) => this.sizeOf(set)));
  }

  /** @returns the most times that one field is selected in one place; only to be asked where `fields` is small */
  repeats(): number {
    return Math.max(0, ...this.sets.map((set) => this.repeatsIn([set])));
  }

  private sizeOf({ selections }: SelectionSetNode): number {
    let size = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) size += this.sizeOfFragment(selection.name.value);
      else if (selection.selectionSet) size += this.sizeOf(selection.selectionSet);
      if (selection.kind === Kind.FIELD) size += 1;
    }
    return size;
  }

  private sizeOfFragment(name: string): number {
    const known = this.sizes.get(name);
    if (known !== undefined) return known;
    // Until it is known: met again meanwhile, it contains itself.
    this.sizes.set(name, Number.POSITIVE_INFINITY);
    const set = this.named.get(name);
    const size = set ? this.sizeOf(set) : 0;
    this.sizes.set(name, size);
    return size;
  }

  /** @param sets that are merged when they are executed: those of all selections of one field in one place */
  private repeatsIn(sets: SelectionSetNode[]): number {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.collect(set, fields, spread);
    let most = 0;
    for (const same of fields.values()) {
      const below = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      most = Math.max(most, same.length, below.length > 0 ? this.repeatsIn(below) : 0);
    }
    return most;
  }

  private collect({ selections }: SelectionSetNode, fields: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        fields.set(name, [...(fields.get(name) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.collect(selection.selectionSet, fields, spread);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const set = this.named.get(selection.name.value);
        if (set) this.collect(set, fields, spread);
      }
    }
  }
}
