import * as z from 'zod';
import { HERO_SIZE } from '#schema/rules/catalogue.ts';
import { TONIGHT_MINUTES } from '#schema/rules/home-issues.ts';
import { expects } from './expects.ts';
import { listedName, listSchema } from './text.ts';

/** Names that issues of the home page refer to; undefined if their file cannot be read. */
interface HomeNames {
  recipes?: readonly string[];
  menus?: readonly string[];
  guides?: readonly string[];
  glossary?: readonly string[];
}

function issueSchema({ recipes, menus, guides, glossary }: HomeNames) {
  const recipe = listedName('content/recipes', recipes);
  return z
    .strictObject(
      {
        lead: recipe.describe('Recipe in the large picture'),
        season: listSchema(recipe, 'recipes', {
          min: HERO_SIZE - 1,
          max: HERO_SIZE - 1,
          words: `must list ${HERO_SIZE - 1} recipes of the season`,
        }).describe('Recipes in the small pictures'),
        tonight: recipe.describe(`Dinner that takes ${TONIGHT_MINUTES} minutes or less`),
        menu: listedName('menus.yaml', menus).describe('Menu of the week'),
        guide: listedName('guides.yaml', guides).describe('Featured guide'),
        ingredient: listedName('content/glossary', glossary).describe('Featured ingredient from the glossary'),
      },
      expects('must be an issue with its fields'),
    )
    .refine(({ lead, season, tonight }) => new Set([lead, ...season, tonight]).size === HERO_SIZE + 1, {
      error: 'must not name a recipe twice',
    });
}

/** The format of `home.yaml`: issues of the home page by the day on which each appears. */
export function homeSchema(names: HomeNames = {}) {
  return z.record(
    z.iso.date(expects('must be a day, for example 2026-12-07')),
    issueSchema(names).describe('An issue of the home page'),
    expects('must hold issues by their days, for example "2026-12-07:"'),
  );
}

/** An issue of the home page in its file. */
export type HomeIssueFields = z.output<ReturnType<typeof issueSchema>>;
