/** One line of an ingredient list, taken apart once at import. */
export interface IngredientLine {
  /** The line as written, for example `2–3 large red onions, finely chopped`. */
  text: string;
  /** An exact fraction such as `2` or `3/2`; null where the line has no amount. */
  quantity: string | null;
  /** The upper end of a range, likewise; null where there is none. */
  quantityTo: string | null;
  /** The unit as written, for example `g`, `tbsp` or `cloves`; null for things one counts. */
  unit: string | null;
  /** What it is, for example `large red onions`. */
  item: string;
  /** How to prepare it: everything after the first comma; null where there is none. */
  note: string | null;
}

export interface IngredientGroup {
  title: string;
  items: IngredientLine[];
}

export interface InstructionStep {
  title: string;
  details: string[];
}

/** One nutrient of one serving, for example Energy, 345, kcal. */
export interface NutritionFact {
  name: string;
  amount: number;
  unit: string;
}

export interface Faq {
  question: string;
  answer: string;
}

/** Everything of a recipe that only its own page shows. */
export interface RecipeBody {
  reasons: string[];
  ingredientGroups: IngredientGroup[];
  instructions: InstructionStep[];
  tips: string[];
  equipment: string[];
  nutrition: NutritionFact[];
  servingSuggestions: string[];
  faqs: Faq[];
  summary: string;
}
