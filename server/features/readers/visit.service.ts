import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { type FilterName, filterNames } from '#schema/rules/filters.ts';
import { recipePath, staticPaths } from '#schema/rules/paths.ts';
import { Allergen, COURSES, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { collectionRules } from '#server/features/catalogue/collections/collections.ts';
import type { CatalogueService, Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { IssueService } from '#server/features/newsletter/issue/issue.service.ts';
import type { SearchService } from '#server/features/search/search.service.ts';
import type { ReaderCounts } from './reader-counts.ts';
import { ReaderEvent } from './readers.type.ts';

/** A page view, or a use of "Share" on a page. */
interface Visit {
  /** Path and query string. */
  address: string;
  /** Host that linked to the page. */
  from?: string;
  /** `true` if the reader pressed "Share" on the page. */
  isShared?: boolean;
  /** Network of the client, which can create only a limited number of new keys a day. */
  client?: string;
}

const MAX_TEXT_LENGTH = 60;
const HOST = /^[a-z\d.-]{3,60}$/;
const ISSUE = /^[a-z\d][a-z\d-]{0,99}$/;
const FILTER_VALUE = /^[\p{L}\p{N} ,'-]{1,60}$/u;
/** Matches an email address, or a number that may be a phone number. */
const PERSONAL = /@|\d(?:[\s()./+-]*\d){6}/;

/** Returns the names of an enum's values in URLs. Example: "gluten-free". */
const toUrlNames = (values: object) => Object.keys(values).map((key) => key.toLowerCase().replaceAll('_', '-'));

const knownValues: Partial<Record<FilterName, ReadonlySet<string>>> = {
  time: new Set(MINUTE_STEPS.map(String)),
  course: new Set<string>(COURSES),
  diet: new Set(toUrlNames(Diet)),
  without: new Set(toUrlNames(Allergen)),
  difficulty: new Set(toUrlNames(Difficulty)),
};

/** Returns whether a value of a filter exists. */
function isKnownFilter(name: FilterName, value: string, { taxonomy }: Snapshot): boolean {
  if (name === 'cuisine') return taxonomy.cuisine(value) !== undefined;
  if (name === 'category') return taxonomy.category(value) !== undefined;
  return name === 'ingredient'
    ? taxonomy.foodNames.getOwnKeys(value) !== undefined
    : (knownValues[name]?.has(value) ?? false);
}

/** Counts page views, and their sources. */
export class VisitService {
  constructor(
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly search: Pick<SearchService, 'find'>,
    private readonly counts: Pick<ReaderCounts, 'add'>,
    private readonly issues: Pick<IssueService, 'exists'>,
    private readonly publicUrl: string,
  ) {}

  /** Counts a page view, its filters or search, and the linking host or issue. For "Share", counts only the recipe. */
  async count({ address, from = '', isShared = false, client }: Visit): Promise<void> {
    if (!URL.canParse(address, this.publicUrl)) return;
    const { pathname, searchParams } = new URL(address, this.publicUrl);
    const { current } = this.catalogue;
    const page = getCountedPath(pathname, current);
    if (page === undefined) return;
    if (isShared) {
      const recipe = current.bySlug(pathname.slice(pathname.lastIndexOf('/') + 1));
      if (recipe) this.counts.add(ReaderEvent.SHARED, recipe.slug);
      return;
    }
    this.counts.add(ReaderEvent.PAGE, page);
    const host = from.toLowerCase().replace(/^www\./, '');
    if (HOST.test(host) && host !== new URL(this.publicUrl).hostname)
      this.counts.add(ReaderEvent.REFERRER, host, client);
    const issue = searchParams.get('issue') ?? '';
    if (ISSUE.test(issue) && (await this.issues.exists(issue))) this.counts.add(ReaderEvent.ISSUE, issue);
    // Counts filters and searches only on the first page of a list.
    if (searchParams.has('page')) return;
    for (const name of filterNames) {
      for (const value of searchParams.getAll(name).map((each) => each.toLowerCase().trim())) {
        if (!FILTER_VALUE.test(value) || PERSONAL.test(value)) continue;
        const isKnown = isKnownFilter(name, value, current);
        // An ingredient can be any text.
        if (isKnown || name === 'ingredient')
          this.counts.add(ReaderEvent.FILTER, `${name}: ${value}`, isKnown ? undefined : client);
      }
    }
    if (page === '/search') await this.countSearch(searchParams.get('q') ?? '', client);
  }

  private async countSearch(rawQuery: string, client: string | undefined): Promise<void> {
    const text = rawQuery
      .normalize('NFC')
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .toLowerCase();
    if (text === '' || PERSONAL.test(text)) return;
    const query = [...text].slice(0, MAX_TEXT_LENGTH).join('');
    const { hits, corrected, partial } = await this.search.find(query, this.catalogue.current);
    if (hits.length === 0 || partial) this.counts.add(ReaderEvent.SEARCH_EMPTY, query, client);
    else if (corrected !== null) this.counts.add(ReaderEvent.SEARCH_CORRECTED, `${query} → ${corrected}`, client);
  }
}

/** Paths of pages that are not about one recipe, author or other entry. */
const fixedPaths: ReadonlySet<string> = new Set<string>([
  ...staticPaths,
  ...['/search', '/wishlist', '/compare', '/cart', '/plan', '/register', '/login', '/developers/schema'],
]);

/** Kinds of pages by the first part of their path, each with a test of the slug. */
const kinds: Record<string, (slug: string, catalogue: Snapshot) => unknown> = {
  recipes: (slug, { taxonomy }) => taxonomy.category(slug),
  cuisines: (slug, { taxonomy }) => taxonomy.cuisine(slug),
  authors: (slug, { taxonomy }) => taxonomy.author(slug),
  foods: (slug, { taxonomy }) => taxonomy.food(slug)?.glossary,
  guides: (slug, { taxonomy }) => taxonomy.guide(slug),
  menus: (slug, { taxonomy }) => taxonomy.menu(slug),
  collections: (slug) => collectionRules.some((rule) => rule.slug === slug),
};

/**
 * Returns the path under which a page is counted: for a recipe's page under any category or cuisine, its canonical
 * path. Returns undefined for a path that is not a public page, so that made-up or secret paths are never stored.
 */
function getCountedPath(pathname: string, catalogue: Snapshot): string | undefined {
  if (pathname === '/home') return '/';
  if (fixedPaths.has(pathname)) return pathname;
  const [, kind = '', name = '', slug, more] = pathname.split('/');
  if (more !== undefined || !Object.hasOwn(kinds, kind)) return undefined;
  if (slug === undefined) return kinds[kind]?.(name, catalogue) ? pathname.toLowerCase() : undefined;
  return kind === 'recipes' || kind === 'cuisines' ? getRecipePath(slug, catalogue) : undefined;
}

/** Returns the path of a recipe's page; undefined for an unknown recipe. */
export function getRecipePath(slug: string, catalogue: Snapshot): string | undefined {
  const card = catalogue.bySlug(slug);
  return card && recipePath(catalogue.taxonomy.categoryById(card.categoryId).slug, card.slug);
}
