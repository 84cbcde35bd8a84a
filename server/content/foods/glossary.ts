import { readIngredientLine } from '../amounts.ts';
import type { GlossaryFields } from '../format/glossary.schema.ts';
import type { Problem } from '../problem.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { findClaim } from './diets.ts';
import { toFoodProblem } from './foods.ts';

/** Finds problems in the glossary that the schema does not catch. */
export function checkGlossary(
  entries: Record<string, GlossaryFields>,
  allFoodKeys: readonly string[],
  yaml: YamlSource,
): Problem[] {
  const foodKeys = new Set(allFoodKeys);
  const problems: Problem[] = [];
  const addProblem = (path: PropertyKey[], message: string) => problems.push({ ...yaml.at(path), message });
  for (const [key, { what, taste, buy, keep, instead }] of Object.entries(entries)) {
    if (!foodKeys.has(key)) problems.push(toFoodProblem(yaml, [key], allFoodKeys));
    for (const [field, text] of Object.entries({ what, taste, buy, keep })) {
      const claim = findClaim(text);
      if (claim) addProblem([key, field], `${field} ${toClaimText(claim)}`);
    }
    for (const [index, { for: amount, take, change }] of instead.entries()) {
      const entryPath = [key, 'instead', index];
      const claim = findClaim(change);
      if (claim) addProblem([...entryPath, 'change'], `change ${toClaimText(claim)}`);
      if (!isAmount(amount))
        addProblem([...entryPath, 'for'], `for must be an amount, for example 1 tbsp (found "${amount}")`);
      for (const [part, partAmount] of Object.entries(take)) {
        if (part === key) addProblem([...entryPath, 'take'], `${key} cannot replace itself`);
        if (!foodKeys.has(part)) problems.push(toFoodProblem(yaml, [...entryPath, 'take', part], allFoodKeys));
        if (!isAmount(partAmount)) {
          addProblem(
            [...entryPath, 'take', part],
            `${part} must be an amount, for example 2 tsp (found "${partAmount}")`,
          );
        }
      }
    }
  }
  return problems;
}

const toClaimText = (claim: string) => `says "${claim}": delete it, because allergens and diets follow from the foods`;

function isAmount(text: string): boolean {
  const line = readIngredientLine(`${text} of it`);
  return !('problem' in line) && line.quantity !== null;
}
