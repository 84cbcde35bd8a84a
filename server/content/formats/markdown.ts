import { contentLicense } from '#schema/rules/license.ts';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import { getOmissionText, nutritionWithoutText, unknownFoodText } from '#schema/rules/unknown-foods.ts';
import { getAllergenFacts, type PublishedRecipe } from './published-recipe.ts';

/** Writes a recipe as CommonMark, to read or print. Importing it loses fields that readers do not see. */
export function toMarkdown(recipe: PublishedRecipe): string {
  const { fields, url, picture, authorName, diets, cost, nutrition, unknownFoods, uncountedFoods } = recipe;
  const facts = [
    `**Serves** ${fields.servings}${fields.yield ? ` (${escapeText(fields.yield)})` : ''}`,
    `**Preparation** ${fields.prepTime} min`,
    `**Cooking** ${fields.cookTime} min`,
    ...(fields.totalMinutes ? [`**From start to end** ${fields.totalMinutes} min`] : []),
    `**Difficulty** ${fields.difficulty}`,
    `**Course** ${fields.course}`,
    `**Groceries** about $${cost}${escapeText(getOmissionText(uncountedFoods))}`,
    ...(diets.length > 0 ? [`**Suits** ${diets.join(', ')}`] : []),
  ];
  const allergens = getAllergenFacts(recipe).map(([name, text]) => `**${name}** ${escapeText(text)}`);
  const omissionText = nutritionWithoutText(uncountedFoods);
  const parts = [
    `# ${escapeText(fields.title)}`,
    escapeText(fields.description),
    `By ${escapeText(authorName)} · ${fields.cuisine} · ${[fields.category, ...fields.alsoIn].join(', ')} · ${fields.published}`,
    `![${escapeText(fields.title)}](${picture}/4x3-640.jpg)`,
    facts.join(' · '),
    toSection("Why You'll Love This Recipe", toBullets(fields.why)),
    '## Ingredients',
    ...fields.ingredients.map(
      ({ title, items }) => `### ${escapeText(title)}\n\n${toBullets(items.map(({ text }) => text))}`,
    ),
    ...(allergens.length > 0 ? [allergens.join(' · ')] : []),
    ...(unknownFoods.length > 0 ? [unknownFoods.map((food) => escapeText(unknownFoodText(food))).join(' ')] : []),
    ...(fields.equipment.length > 0 ? [toSection('Equipment', toBullets(fields.equipment))] : []),
    '## Instructions',
    ...fields.instructions.map(
      ({ title, steps }, index) =>
        `### ${index + 1}. ${escapeText(title)}\n\n${steps.map(({ text }) => escapeText(text)).join('\n\n')}`,
    ),
    toSection('Tips', toBullets(fields.tips)),
    toSection('Serving', toBullets(fields.serving)),
    '## Questions',
    ...fields.faqs.map(({ question, answer }) => `### ${escapeText(question)}\n\n${escapeText(answer)}`),
    toSection(
      'Nutrition, one serving',
      toBullets(nutrition.map(({ name, amount, unit }) => `${name}: ${amount} ${unit}`)),
    ),
    ...(omissionText ? [escapeText(omissionText)] : []),
    escapeText(fields.summary),
    `From Mesob: <${url}>, [${contentLicense.name}](${contentLicense.url})`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function toSection(title: string, text: string): string {
  return `## ${title}\n\n${text}`;
}

function toBullets(lines: string[]): string {
  return lines.map((line) => `- ${escapeText(line)}`).join('\n');
}

/** Escapes a text for Markdown, and removes the braces around amounts. */
function escapeText(text: string): string {
  return stripMarks(text)
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[#+-]/, '\\$&');
}
