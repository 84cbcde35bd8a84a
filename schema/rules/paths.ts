/** @returns the address of a recipe's page, under its primary category. */
export function recipePath(categorySlug: string, slug: string): string {
  return `/recipes/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`;
}

/** @returns the address of a recipe's page under its cuisine. */
export function cuisineRecipePath(cuisineSlug: string, slug: string): string {
  return `/cuisines/${encodeURIComponent(cuisineSlug)}/${encodeURIComponent(slug)}`;
}
