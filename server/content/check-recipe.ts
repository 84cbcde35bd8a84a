import { mentionsGuide } from '#server/features/catalogue/guides/guides.ts';
import { isFields } from '#server/is-fields.ts';
import { today } from '#server/today.ts';
import { readIngredientLine } from './amounts.ts';
import { checkCooking } from './checks/check-cooking.ts';
import type { RecipeContent } from './content.ts';
import { type FoodFinder, getUnknownName } from './foods/find-food.ts';
import { findOwnProducts, getRecipeFacts, type PathProblem } from './foods/recipe-facts.ts';
import { checkFormat } from './format/explain.ts';
import type { RecipeFields, recipeSchema } from './format/recipe.schema.ts';
import type { Problem } from './problem.ts';
import { checkAlsoIn, getRecipeTitle } from './reading/across-files.ts';
import type { ContentFolder } from './reading/content-folder.ts';
import { findPicture, type SourcePicture } from './reading/picture.ts';
import type { SourceFile } from './reading/source-file.ts';
import { readYaml, type YamlSource } from './reading/yaml-source.ts';
import { type RecipeParts, readGroups, readRecipeParts } from './recipe-parts.ts';
import { readUses } from './uses/read-uses.ts';

/** Placeholder for the picture of a draft that has none yet. */
export const NO_PICTURE: SourcePicture = { alt: 'This draft has no picture yet.', color: '#ead9bc', version: 'none' };

interface CheckedSource {
  slug: string;
  source: SourceFile;
  /** `true` if it needs no picture yet. */
  isDraft: boolean;
}

/** Context for the check of any recipe. */
interface CheckContext {
  schema: ReturnType<typeof recipeSchema>;
  /** Null if the table of foods cannot be read. */
  finder: FoodFinder | null;
  readPicture: ContentFolder['readPicture'];
  contentDir: string;
  phrases: readonly GuidePhrases[];
  /** `true` to apply the kitchen rules, too. */
  cooking: boolean;
  socialPictures: boolean;
}

interface CheckedRecipeFile {
  /** Null if rows cannot be derived from it. */
  content: RecipeContent | null;
  problems: Problem[];
  /** Findings that do not prevent publication. */
  warnings: Problem[];
  /** Foods that its lines name and the table lacks. */
  unknownFoods: string[];
  yaml: YamlSource;
  /** Reads its lines and steps one by one, even if the file as a whole cannot be read. */
  getParts: () => RecipeParts;
}

/** Reads and checks the file of a recipe. */
export async function checkRecipe(
  { slug, source, isDraft }: CheckedSource,
  { schema, finder, readPicture, contentDir, phrases, cooking, socialPictures }: CheckContext,
): Promise<CheckedRecipeFile> {
  const yaml = readYaml(source);
  const { value: fields, problems } = checkFormat(yaml, schema);
  const subject = { folder: slug, title: getRecipeTitle(yaml) ?? slug, path: ['title'] };
  const { value: picture, problems: pictureProblems } = await findPicture(subject, yaml, readPicture, contentDir);
  const fileProblems = [...problems, ...checkAlsoIn(yaml), ...(isDraft ? [] : pictureProblems)];
  const result = fields && finder && getRecipeFacts(fields, finder);
  const facts = result && !('problems' in result) ? result : null;
  const unknownFoods = finder ? findUnknownFoods(yaml.value, finder) : [];
  let parts: RecipeParts | undefined;
  const getParts = () => (parts ??= readRecipeParts(yaml.value, finder));
  const fieldProblems =
    result && 'problems' in result ? result.problems : facts ? findOwnProducts(slug, facts) : getParts().problems;
  const stepUses = fields && facts && readUses(fields, facts.lines);
  if (stepUses) fieldProblems.push(...stepUses.problems);
  if (cooking && fields && finder && facts) {
    fieldProblems.push(...checkCooking({ fields, facts, finder, today: today() }, picture?.alt));
    if (picture && socialPictures && !isDraft) fieldProblems.push(...checkSocialPicture(fields.title, picture));
  }
  const toFileProblem = ({ path, message, edit }: PathProblem): Problem => ({
    ...{ ...yaml.at(path, edit?.from), path, message },
    ...(edit && { fix: yaml.fix(path, edit) }),
  });
  fileProblems.push(...fieldProblems.map(toFileProblem));
  const warnings = facts?.warnings.map(toFileProblem) ?? [];
  const shownPicture = picture ?? (isDraft ? NO_PICTURE : null);
  const content =
    fields && facts && shownPicture && stepUses?.problems.length === 0
      ? {
          ...{ slug, fields, facts, uses: stepUses.uses, picture: shownPicture },
          guides: getStepGuides(fields, phrases),
        }
      : null;
  return { content, problems: fileProblems, warnings, unknownFoods, yaml, getParts };
}

/** A guide and its phrases, normalized once for all recipes. */
interface GuidePhrases {
  key: string;
  words: string[];
}

/** Returns, for each instruction, the keys of the guides that it is the first to mention. */
function getStepGuides({ instructions }: RecipeFields, guides: readonly GuidePhrases[]): string[][] {
  const guideKeys = new Set<string>();
  return instructions.map(({ title, steps }) => {
    const text = [title, ...steps.map((step) => step.text)].join(' ');
    const newGuides = guides.filter((guide) => !guideKeys.has(guide.key) && mentionsGuide(text, guide));
    for (const { key } of newGuides) guideKeys.add(key);
    return newGuides.map(({ key }) => key);
  });
}

/** Returns a problem if link previews would show no title, or a former title. */
function checkSocialPicture(title: string, { socialTitle }: SourcePicture): PathProblem[] {
  if (socialTitle === title) return [];
  const message =
    socialTitle === undefined
      ? `${title} has no social picture (npm run pictures writes it)`
      : `the social picture shows the title "${socialTitle}" (update it with npm run pictures)`;
  return [{ path: ['title'], message }];
}

/**
 * Returns the foods in a recipe's ingredient lines that are not in the table. Skips lines that cannot be read, because
 * a draft may lack most of its fields.
 * @param value - the recipe's parsed YAML
 */
function findUnknownFoods(value: unknown, finder: FoodFinder): string[] {
  const items = readGroups(value, 'ingredients', 'items').flatMap((group) => group.items);
  const names = items.flatMap((item) => {
    const { line: text, food } = isFields(item) ? item : { line: item };
    if (typeof text !== 'string' || typeof food === 'string') return [];
    const line = readIngredientLine(text);
    return 'problem' in line || finder.findInLine(line) ? [] : [getUnknownName(line.item)];
  });
  return [...new Set(names)];
}
