import { getSteps, type Rule } from './checked-recipe.ts';

/** A tool that steps name, and the equipment that would do. */
const TOOLS: [name: string, inSteps: RegExp, listed: RegExp][] = [
  [
    'a thermometer',
    /\bthermometer|\b(?:reads?|measures?|registers?|reach(?:es)?)\b[^.,]{0,40}\d °C(?![^.]*\b(?:easily|by itself|bubbles?)\b)|°C \(\d+ °F\) (?:in|at) the (?:thickest|largest|middle|cent(?:re|er))|\boil\b[^.]{0,60}\b1[4-9]\d °C/i,
    /thermometer|probe/i,
  ],
  ['a sieve', /\b(?:sieve|strainer|colander)s?\b/i, /sieve|strainer|colander|muslin|cheesecloth/i],
  ['a wok', /\bwoks?\b/i, /wok|karahi|kadai|frying pan|skillet/i],
  ['a frying pan', /\b(?:frying pan|skillet|griddle|comal|tawa)s?\b/i, /pan\b|skillet|griddle|comal|tawa|wok|mitad/i],
  [
    'a pan or pot',
    /\b(?:saucepan|pan|pot|casserole|Dutch oven)s?\b(?! juices)/i,
    /pan\b|pans\b|pots?\b|casserole|Dutch oven|wok|skillet|kadai|karahi|griddle|comal|tawa|steamer|saucepans?|cooker|mitad|tin\b|jebena|kettle/i,
  ],
  [
    'a tin',
    /\b(?:loaf|cake|muffin|baking|tart|pie|roasting|springform|round|square) tins?\b|\bline (?:the|a) tin\b|\bthe tin\b/i,
    /\btins?\b|dish|mould|trays?\b/i,
  ],
  ['a baking tray', /\b(?:baking )?trays?\b|\bbaking sheets?\b/i, /trays?\b|baking sheets?|tin\b|platter|stone|steel/i],
  ['a baking dish', /\b(?:baking|oven|gratin|casserole) dish\b/i, /dish|tin\b|casserole|tray/i],
  ['a rack', /\b(?:wire|cooling|roasting)? ?racks?\b/i, /rack/i],
  ['a blender', /\bblend(?:er)?\b(?! of)/i, /blender|processor|grinder|mortar|mixer/i],
  ['a food processor', /\bfood processor\b/i, /processor|blender|grinder/i],
  ['a grinder or mortar', /\b(?:spice grinder|mortar|pestle)\b/i, /grinder|mortar|pestle|processor|blender/i],
  [
    'a rolling pin',
    /\brolling pin\b|\broll (?:it |them |each |the dough |one )?out\b|\broll (?:it|them|each|the dough|one)\b(?![^.]*\b(?:palms?|hands?|ball|rope)\b)[^.]{0,40}\b(?:\d mm|thin|circle|disc|rectangle)\b/i,
    /rolling pin|pasta machine|press/i,
  ],
  ['a grater', /\bgrater\b/i, /grater|microplane/i],
  ['a steamer', /\bsteamer\b/i, /steamer|basket|rack|wok/i],
  ['a slotted spoon', /\bslotted spoon|\bspider\b/i, /slotted|spider|skimmer|tongs|sieve|strainer/i],
  ['a piping bag', /\bpiping bag/i, /piping|bag|churro/i],
  ['muslin', /\bmuslin|cheesecloth\b/i, /muslin|cheesecloth|cloth|towel|sieve/i],
  ['a tortilla press', /\btortilla press\b/i, /press|rolling pin|pan/i],
  ['a stand mixer', /\bstand mixer|hand mixer\b/i, /mixer|whisk|beater/i],
  ['a whisk', /\b(?:with|use) a whisk\b/i, /whisk|fork|mixer/i],
  [
    'skewers',
    /\bskewers?\b(?! (?:comes|pushed|slides|goes|inserted|in the|pierces))/i,
    /skewer|toothpick|cocktail stick/i,
  ],
  ['moulds', /\b(?:ramekins?|moulds?)\b/i, /ramekin|mould|cups?|glasses|tin\b|dish/i],
];

/** Reports a tool that a step requires and that equipment does not list. */
const missingTool: Rule = (recipe) => {
  const equipment = recipe.fields.equipment.join('; ');
  return TOOLS.flatMap(([name, inSteps, listed]) => {
    if (listed.test(equipment)) return [];
    const step = getSteps(recipe).find(({ text }) => inSteps.test(text));
    const found = step && inSteps.exec(step.text)?.[0];
    return step && found
      ? [{ path: step.path, message: `needs ${name} ("${found}"), which equipment does not list: add it there` }]
      : [];
  });
};

export const equipmentRules: Rule[] = [missingTool];
