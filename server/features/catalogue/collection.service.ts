import type { StatementReader } from '#server/database/statements.ts';
import { BadValueError } from '#server/errors.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CollectionType } from './collection.type.ts';
import { type CollectionRule, collectionRules } from './collections.ts';
import { pictureOf } from './picture.type.ts';
import { conditionsSql, Values } from './recipe-conditions.ts';
import { asked } from './recipe-list.statements.ts';
import { resolveWhere } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';
import { OnceUntilImport } from './until-import.ts';

/** Recipes looked at for one whose picture no other collection shows. */
const CANDIDATES = 12;

/** Collections: what their rules find. Those that find nothing are left out. */
export class CollectionService {
  private readonly known: OnceUntilImport<CollectionType[]>;

  /** @param catalogue reads what the last import wrote: what it answers is held until the next */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Taxonomy,
    private readonly catalogue: Pick<CatalogueService, 'recipes'>,
  ) {
    this.known = new OnceUntilImport(taxonomy);
  }

  /** @returns all collections in their order, held in memory until the next import. */
  all(): Promise<CollectionType[]> {
    return this.known.get(() => this.read());
  }

  /** @returns the collection of that name in any case; null where there is none. */
  async find(slug: string): Promise<CollectionType | null> {
    return (await this.all()).find((collection) => collection.slug === slug.toLowerCase()) ?? null;
  }

  /** @returns for each of many recipes, by their ids, the collections that it is in */
  async ofRecipes(ids: readonly number[]): Promise<CollectionType[][]> {
    const collections = await this.all();
    if (collections.length === 0) return ids.map(() => []);
    const { list, bind } = new Values();
    const cases = [];
    for (const { slug, where } of collections) {
      const conditions = conditionsSql(resolveWhere(where, this.taxonomy), bind).join(' and ');
      cases.push(`case when ${conditions} then ${bind(slug, 'text')} end`);
    }
    const { statement, values } = asked<{ id: number; slugs: (string | null)[] }>(
      `select r.id, array[${cases.join(', ')}] as slugs from recipes r where r.id = any(${bind(ids, 'int[]')})`,
      list,
    );
    const found = new Map((await this.reader.rows(statement, values)).map(({ id, slugs }) => [id, slugs]));
    return ids.map((id) => collections.filter(({ slug }) => found.get(id)?.includes(slug)));
  }

  private async read(): Promise<CollectionType[]> {
    const shown = new Set<string>();
    const collections: CollectionType[] = [];
    for (const rule of collectionRules) {
      if (!this.canResolve(rule)) continue;
      const { edges, total } = await this.catalogue.recipes({ where: rule.where, first: CANDIDATES });
      const cover = edges.find(({ node }) => !shown.has(node.slug)) ?? edges[0];
      if (!cover) continue;
      shown.add(cover.node.slug);
      const picture = pictureOf(cover.node.slug, cover.node);
      collections.push({ ...rule, id: rule.slug, recipeCount: await total(), picture });
    }
    return collections;
  }

  /** A catalogue need not have what a rule names: then it has no such collection. */
  private canResolve({ where }: CollectionRule): boolean {
    try {
      resolveWhere(where, this.taxonomy);
      return true;
    } catch (error) {
      if (error instanceof BadValueError) return false;
      throw error;
    }
  }
}
