// PostGraphile's versions of the product's queries, and conversions of its responses to the product's form.
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import { type Contestant, graphqlContestant, readData } from '../bench-case.ts';

interface Term {
  rowId?: number;
  name: string;
  slug: string;
}

interface Card {
  slug: string;
  title: string;
  description: string;
  publishedOn: string;
  pictureAlt: string;
  pictureColor: string;
  pictureVersion: string;
  ratingCount: number;
  ratingHalves: number;
  author: { name: string; role?: string; bio?: string };
  category: Term;
  cuisine: Term;
}

interface NodeList<Node> {
  nodes: Node[];
}

interface ListResponse {
  category: { recipeCount: number; listed: NodeList<{ recipe: Card }> };
}

interface Detail extends Card {
  featured: boolean;
  servings: number;
  prepMinutes: number;
  cookMinutes: number;
  totalMinutes: number | null;
  difficulty: string;
  diets: string[];
  categoryIds: number[];
  filed: NodeList<{ category: Term }>;
  body: Record<'reasons' | 'tips' | 'equipment' | 'nutrition' | 'servingSuggestions' | 'faqs', unknown> & {
    ingredientGroups: string | { title: string; items: Line[] }[];
    instructions: string | { title: string; details: string[] }[];
    summary: string;
  };
  reviews: NodeList<{
    rowId: number;
    ratingHalves: number;
    message: string;
    createdAt: string;
    user: { username: string } | null;
  }>;
  related: NodeList<Card>;
}

type Line = Record<'text' | 'quantity' | 'quantityTo' | 'unit' | 'item' | 'note', string | null>;

const card = `slug title description publishedOn pictureAlt pictureColor pictureVersion ratingCount ratingHalves
  author: authorByAuthorId { name } category: categoryByCategoryId { name slug } cuisine: cuisineByCuisineId { name slug }`;

const listDocument = `query List($category: String!, $offset: Int!) {
  category: categoryByName(name: $category) {
    recipeCount
    listed: recipeCategoriesByCategoryId(first: 5, offset: $offset, orderBy: [PUBLISHED_ON_DESC, RECIPE_ID_DESC]) {
      nodes { recipe: recipeByRecipeId { ${card} } }
    }
  }
}`;

const detailDocument = `query Detail($slug: String!) {
  recipe: recipeBySlug(slug: $slug) {
    ${card.replace('{ name }', '{ name role bio }')}
    featured: isFeatured servings prepMinutes cookMinutes totalMinutes difficulty diets categoryIds
    filed: recipeCategoriesByRecipeId { nodes { category: categoryByCategoryId { rowId name slug } } }
    body: recipeBodyByRecipeId {
      reasons ingredientGroups instructions tips equipment nutrition servingSuggestions faqs summary
    }
    reviews: reviewsByRecipeId(first: 10, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
      nodes { rowId ratingHalves message createdAt user: userByUserId { username } }
    }
    related(first: 5) { nodes { ${card} } }
  }
}`;

/** Returns PostGraphile with requests for five cards of a category. */
export function postgraphileList(requests: { category: string; page: number }[]): Contestant {
  const variables = requests.map(({ category, page }) => ({ category, offset: 5 * (page - 1) }));
  return postgraphile(listDocument, variables, (text) => {
    const { category } = readData(text) as ListResponse;
    const nodes = category.listed.nodes.map(({ recipe }) => toCard(recipe));
    return { recipes: { totalCount: category.recipeCount, nodes } };
  });
}

/** Returns PostGraphile with requests for a recipe with texts, reviews and related cards. */
export function postgraphileDetail(requests: { slug: string }[]): Contestant {
  return postgraphile(detailDocument, requests, (text) => {
    const { recipe } = JSON.parse(text, stripBraces).data as { recipe: Detail };
    return { recipe: toDetail(recipe) };
  });
}

function postgraphile(document: string, requests: object[], read: (text: string) => unknown): Contestant {
  return graphqlContestant({ name: 'PostGraphile 5', server: 'postgraphile', read }, document, requests);
}

const nodeId = (kind: string, key: string | number) => Buffer.from(`${kind}:${key}`).toString('base64url');
const toTerm = ({ name, slug }: Term) => ({ name, slug });
const toEnum = (value: string) => value.replaceAll('-', '_').toUpperCase();

function toCard(row: Card) {
  const { slug, title, description, publishedOn, author, category, cuisine, ratingCount: count } = row;
  return {
    id: nodeId('Recipe', slug),
    slug,
    title,
    description,
    path: `/recipes/${category.slug}/${slug}`,
    publishedOn,
    author,
    category: toTerm(category),
    cuisine: toTerm(cuisine),
    picture: { alt: row.pictureAlt, color: row.pictureColor, base: `/pictures/${slug}/${row.pictureVersion}` },
    rating: { average: count === 0 ? 0 : Math.round((row.ratingHalves * 50) / count) / 100, count },
  };
}

/** Strips the braces around amounts in a string, unless the string is a JSON array, in which braces mean objects. */
const stripBraces = (_: string, value: unknown) =>
  typeof value === 'string' && !value.startsWith('[') ? stripMarks(value) : value;

/** Parses the value of a JSON column, which can be sent as a string. */
const parseColumn = <Value>(value: string | Value): Value =>
  typeof value === 'string' ? JSON.parse(value, stripBraces) : value;

function toDetail(row: Detail) {
  const { featured, servings, prepMinutes, cookMinutes, body } = row;
  const byId = new Map(row.filed.nodes.map(({ category }) => [category.rowId, category]));
  return {
    ...toCard(row),
    featured,
    servings,
    prepMinutes,
    cookMinutes,
    totalMinutes: row.totalMinutes ?? prepMinutes + cookMinutes,
    difficulty: toEnum(row.difficulty),
    diets: row.diets.map(toEnum),
    categories: row.categoryIds.flatMap((id) => byId.get(id) ?? []).map(toTerm),
    reasons: parseColumn(body.reasons),
    ingredientGroups: parseColumn(body.ingredientGroups).map(({ title, items }) => ({
      title,
      items: items.map(({ text, quantity, quantityTo, unit, item, note }) => ({
        text,
        quantity,
        quantityTo,
        unit,
        item,
        note,
      })),
    })),
    instructions: parseColumn(body.instructions).map(({ title, details }) => ({ title, details })),
    tips: parseColumn(body.tips),
    equipment: parseColumn(body.equipment),
    nutrition: parseColumn(body.nutrition),
    servingSuggestions: parseColumn(body.servingSuggestions),
    faqs: parseColumn(body.faqs),
    summary: body.summary,
    reviews: {
      totalCount: row.ratingCount,
      nodes: row.reviews.nodes.map(({ rowId, ratingHalves, message, createdAt, user }) => ({
        id: nodeId('Review', rowId),
        username: user?.username ?? 'Former member',
        rating: ratingHalves / 2,
        message,
        createdAt: new Date(createdAt).toISOString(),
      })),
    },
    related: row.related.nodes.map(toCard),
  };
}
