import { getSentenceProblems, type Rule } from './checked-recipe.ts';
import { getCoreTemperatures } from './core-temperatures.ts';
import { TERMS, toPattern } from './terms.ts';
import lists from './words.json';

/** Tools, with the terms for them in steps, and terms for equipment that can serve as the tool. */
const TOOLS = lists.tools.map(({ name, inSteps, equipment }) => ({
  name,
  inSteps: toPattern(inSteps),
  listed: toPattern(equipment),
}));

/** Reports a tool that a step requires and that the equipment does not list. */
const missingTool: Rule = (recipe) => {
  const equipment = recipe.fields.equipment.join('; ');
  return TOOLS.flatMap(({ name, inSteps, listed }) => {
    const step = recipe.steps.find(({ text }) => inSteps.test(text));
    if (!step || listed.test(equipment)) return [];
    const message = `needs ${name} ("${inSteps.exec(step.text)?.[0]}"), which equipment does not list: add it there`;
    return [{ path: step.path, message }];
  });
};

/** Reports a core temperature to measure if the equipment lists no thermometer. */
const missingThermometer: Rule = (recipe) => {
  if (/thermometer|probe/i.test(recipe.fields.equipment.join('; '))) return [];
  return getSentenceProblems(recipe.steps, (sentence) => {
    const core = TERMS.measures.test(sentence) ? getCoreTemperatures(sentence)[0] : undefined;
    return core !== undefined && `needs a thermometer ("${core} °C"), which equipment does not list: add it there`;
  }).slice(0, 1);
};

export const equipmentRules: Rule[] = [missingTool, missingThermometer];
