import type { SendOperation } from './clients.ts';
import {
  AllergensDocument,
  FirstResponseDocument,
  GraphDocument,
  KeepCopyDocument,
  OneRecipeDocument,
  PageOfRecipesDocument,
  QuickVeganDocument,
  SearchDocument,
  ShoppingDocument,
  StepsDocument,
  SubscribeDocument,
} from './gql/graphql.ts';

/** Example programs of API clients: each sends a query and returns one line of text. */
export const programs: Record<string, (send: SendOperation) => Promise<string>> = {
  async 'lists recipes of a cuisine'(send) {
    const { recipes } = await send(FirstResponseDocument, {});
    return recipes.nodes.map(({ title }) => title).join(', ');
  },

  async 'finds quick vegan recipes'(send) {
    const { recipes } = await send(QuickVeganDocument, {});
    return recipes.nodes.map(({ title, totalMinutes }) => `${title}: ${totalMinutes}`).join(', ');
  },

  async 'writes a list of ingredients'(send) {
    const { recipe } = await send(OneRecipeDocument, { slug: 'gomen' });
    const items = recipe?.ingredientGroups.flatMap((group) => group.items) ?? [];
    return items.map(({ quantity, unit, item }) => [quantity, unit, item].filter(Boolean).join(' ')).join('; ');
  },

  async 'searches with a spelling mistake'(send) {
    const { recipes } = await send(SearchDocument, { search: 'berbare lentils without nuts' });
    return `${recipes.search?.corrected}: ${recipes.nodes.map(({ title }) => title).join(', ')}`;
  },

  async 'reads all pages'(send) {
    const slugs = new Set<string>();
    let after: string | null = null;
    do {
      const { recipes }: Awaited<ReturnType<typeof fetchPageAfter>> = await fetchPageAfter(send, after);
      for (const { slug } of recipes.nodes) slugs.add(slug);
      after = recipes.pageInfo.hasNextPage ? recipes.pageInfo.endCursor : null;
      if (after === null && slugs.size !== recipes.totalCount)
        throw new Error(`${slugs.size} of ${recipes.totalCount}`);
    } while (after !== null);
    return [...slugs].join();
  },

  async 'keeps a copy'(send) {
    const copy = new Map<string, string>();
    const cursors: Record<'after' | 'afterRemoved', string | null> = { after: null, afterRemoved: null };
    let isMore: boolean;
    do {
      const { recipes, removedRecipes } = await send(KeepCopyDocument, { since: '2026-09-01T00:00:00Z', ...cursors });
      for (const { slug, title } of recipes.nodes) copy.set(slug, title);
      for (const { slug } of removedRecipes.nodes) copy.delete(slug);
      cursors.after = recipes.pageInfo.endCursor ?? cursors.after;
      cursors.afterRemoved = removedRecipes.pageInfo.endCursor ?? cursors.afterRemoved;
      isMore = recipes.pageInfo.hasNextPage || removedRecipes.pageInfo.hasNextPage;
    } while (isMore);
    return [...copy.values()].join(', ');
  },

  async 'prints the steps'(send) {
    const { recipe } = await send(StepsDocument, { slug: 'misir-wot' });
    return recipe?.instructions.map(({ title, details }) => `${title} (${details.length})`).join(', ') ?? '';
  },

  async 'warns of allergens'(send) {
    const { recipe } = await send(AllergensDocument, { slug: 'doro-wat' });
    return recipe?.contains.join() ?? '';
  },

  async 'adds up what to buy'(send) {
    const { recipesBySlugs } = await send(ShoppingDocument, { slugs: ['gomen', 'misir-wot'] });
    const grams = new Map<string, number>();
    for (const { ingredientGroups } of recipesBySlugs)
      for (const { food, grams: weight } of ingredientGroups.flatMap(({ items }) => items))
        if (food) grams.set(food.name, (grams.get(food.name) ?? 0) + (weight ?? 0));
    return [...grams].map(([name, weight]) => `${name}: ${Math.round(weight)}`).join(', ');
  },

  async 'follows the graph'(send) {
    const { author } = await send(GraphDocument, { author: 'hanna-tesfaye' });
    const titles = author?.recipes.nodes.flatMap(({ title, related }) => [title, ...related.map((each) => each.title)]);
    return titles?.join(', ') ?? '';
  },

  async 'shows a failure'(send) {
    const { subscribe } = await send(SubscribeDocument, { email: 'not an address' });
    return subscribe?.__typename === 'InvalidInput'
      ? `${subscribe.message} ${subscribe.problems.map(({ path, code }) => `${path.join('.')} ${code}`).join()}`
      : (subscribe?.__typename ?? 'no response');
  },
};

function fetchPageAfter(send: SendOperation, after: string | null) {
  return send(PageOfRecipesDocument, { first: 30, after });
}
