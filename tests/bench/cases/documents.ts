// What our own pages ask, in one document each.
const card = `id slug title description path publishedOn author { name } category { name slug }
  cuisine { name slug } picture { alt colour base } rating { average count }`;

export const listDocument = `query List($category: String!, $page: Int!) {
  recipes(where: { categories: [$category] }, page: $page, first: 5) { totalCount nodes { ${card} } }
}`;

export const detailDocument = `query Detail($slug: String!) {
  recipe(slug: $slug) {
    id slug title description path publishedOn author { name role bio } category { name slug }
    cuisine { name slug } picture { alt colour base } rating { average count }
    featured servings prepMinutes cookMinutes totalMinutes difficulty diets categories { name slug }
    reasons ingredientGroups { title items { text quantity quantityTo unit item note } }
    instructions { title details } tips equipment nutrition { name amount unit }
    servingSuggestions faqs { question answer } summary
    reviews(page: 1, first: 10) { totalCount nodes { id username rating message createdAt } }
    related { ${card} }
  }
}`;

export const searchDocument = `query Search($query: String!) {
  recipes(search: $query, first: 5) { totalCount nodes { ${card} } }
}`;

export const filteredSearchDocument = `query Search($query: String!) {
  recipes(search: $query, where: { diets: { allOf: [VEGAN] } }, first: 5) { totalCount nodes { ${card} } }
}`;

/** @returns a search that asks as well how many of its hits each filter leaves. */
export function withFacets(search: string): string {
  const counted = ['categories', 'cuisines', 'diets', 'allergens', 'totalMinutes', 'difficulty'];
  const facets = counted.map((facet) => `${facet} { value count }`).join(' ');
  return search.replace('totalCount', `totalCount facets { ${facets} }`);
}
