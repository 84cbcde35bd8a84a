import { Allergen, Course, Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { toList, toMap, toSet } from './word-lists.ts';

/** Names of allergens and of groups of allergens. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly Allergen[]> = toMap([
  ['gluten, wheat, barley, rye, spelt, kamut, grain, cereal', [Allergen.GLUTEN]],
  ['cereals containing gluten, cereals with gluten, gluten cereals', [Allergen.GLUTEN]],
  ['egg, eggy, chicken egg, hen egg, hens egg, duck egg', [Allergen.EGG]],
  [
    'dairy, milk, lactose, casein, whey, milk protein, cmpa, cmpi, cmp, cow milk, cows milk, dairy products',
    [Allergen.MILK],
  ],
  ['nut, nutty, nuts of any kind, all nuts', [Allergen.NUTS, Allergen.PEANUT]],
  ['tree nut, treenut', [Allergen.NUTS]],
  ['peanut, groundnut, monkey nut', [Allergen.PEANUT]],
  ['soy, soya, soybean, soya bean, soy bean', [Allergen.SOY]],
  ['fish, fishy', [Allergen.FISH]],
  ['shellfish, shell fish', [Allergen.CRUSTACEANS, Allergen.MOLLUSCS]],
  ['seafood, sea food', [Allergen.FISH, Allergen.CRUSTACEANS, Allergen.MOLLUSCS]],
  ['crustacean, crustacea', [Allergen.CRUSTACEANS]],
  ['mollusc, mollusk', [Allergen.MOLLUSCS]],
  ['celery, celeriac', [Allergen.CELERY]],
  ['mustard', [Allergen.MUSTARD]],
  ['sesame, sesame seed', [Allergen.SESAME]],
  ['sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur, so2, e220', [Allergen.SULFITES]],
  ['lupin, lupine, lupini', [Allergen.LUPIN]],
  ['legume, pulse', [Allergen.PEANUT, Allergen.SOY, Allergen.LUPIN]],
  ['seed', [Allergen.SESAME, Allergen.MUSTARD]],
]);

/**
 * English words by foreign words for foods and allergens, mostly Spanish, French, German, Italian and Portuguese. They
 * count only in exclusions: "tres leches" names a cake.
 */
export const ENGLISH_WORDS: ReadonlyMap<string, string> = toMap([
  [
    `trigo, gehun, gehu, gehoon, ble, weizen, frumento, grano, glutine, weizenmehl, harina de trigo, farine de ble, farina di grano, farina di frumento
    farinha de trigo`,
    'gluten',
  ],
  [
    'huevo, oeuf, œuf, ei, eier, eiern, huhnerei, huhnereier, eiweiß, eiweiss, huhnereiweiß, uovo, uova, ovo, anda, ande',
    'egg',
  ],
  [
    `leche, lacteo, lait, laitage, milch, laktose, latte, latticini, latticino, lattosio, lactosa, leite, laticinio, doodh, dudh, mjolk, melk, kuhmilch, aplv
    leche de vaca, lait de vache, latte vaccino, latte di mucca, leite de vaca, produit laitier, producto lacteo, milchprodukt, milchprodukte
    proteina de la leche, proteina de leche, proteina de leche de vaca, proteine de lait, proteine de lait de vache, proteine del latte
    proteina do leite, milcheiweiß, milcheiweiss, derivati del latte, derivado lacteo`,
    'milk',
  ],
  [
    `nuss, nuß, nusse, nuesse, nueces, nuez, frutos secos, fruit a coque, fruits a coque, fruits secs, noix, noci, frutta secca, frutta a guscio
    nozes, schalenfruchte, oleaginosa`,
    'nut',
  ],
  ['almendra, badam, amande, mandel, mandeln, mandorla, mandorle, amendoa', 'almond'],
  ['avellana, noisette, haselnuss, haselnusse, nocciola, nocciole, avela', 'hazelnut'],
  ['walnuss, walnusse, akhrot', 'walnut'],
  ['anacardo, noix de cajou, castanha de caju, castanha, kaju', 'cashew'],
  ['pistacho, pista, pistache, pistazie, pistazien, pistacchio, pistacchi', 'pistachio'],
  [
    'cacahuete, cacahuate, mani, arachide, erdnuss, erdnuß, erdnusse, erdnuesse, arachidi, amendoim, cacahuetes, mungfali, moongphali, moongfali, singdana',
    'peanut',
  ],
  ['soja, soia', 'soy'],
  ['pescado, poisson, fisch, pesce, peixe, machli, machhli, meen', 'fish'],
  ['salmone, saumon, lach', 'salmon'],
  ['tonno, atun, thon, thunfisch, atum', 'tuna'],
  ['marisco, fruits de mer, meeresfruchte, frutti di mare, frutos do mar', 'seafood'],
  [
    `crevette, gamba, camaron, camarones, langostino, camarao, camaroes, garnele, garnelen, krebstier, krebstiere, gambero, gamberi, gamberetti, krabbe, krabben, jhinga
    crustace, crustaceo, crostacei`,
    'crustacean',
  ],
  [
    'mejillon, mejillones, moule, coquillage, muschel, muscheln, cozze, vongole, mollusque, molusco, molluschi, weichtiere',
    'mollusc',
  ],
  ['apio, celeri, sellerie, sedano, aipo, salsao', 'celery'],
  ['mostaza, moutarde, senf, senape, mostarda, rai, sarson', 'mustard'],
  ['sesamo, ajonjoli, sesam, gergelim, tilli, gingelly', 'sesame'],
  ['sulfito, sulfit, solfiti', 'sulfite'],
  ['altramuz, altramuces, lupino, lupine, lupinen', 'lupin'],
  ['queso, fromage, kase, formaggio, formaggi, queijo', 'cheese'],
  ['mantequilla, beurre, burro, manteiga', 'butter'],
  ['crema, creme, nata, sahne, rahm, panna', 'cream'],
  ['yogur, yaourt, joghurt, iogurte', 'yogurt'],
  ['pain, brot, pane, pao', 'bread'],
  ['harina, farine, mehl, farina, farinha', 'flour'],
  ['arroz, riz, reis, riso', 'rice'],
  ['azucar, sucre, zucker, zucchero, acucar', 'sugar'],
  ['miel, honig, miele, mel', 'honey'],
  ['carne, viande, fleisch', 'meat'],
  ['cerdo, porc, schwein, schweinefleisch, maiale, porco', 'pork'],
  ['boeuf, bœuf, carne de res, rindfleisch, manzo, vaca', 'beef'],
  ['pollo, poulet, hahnchen, huhn, huhnchen, frango', 'chicken'],
  ['cordero, agneau, lamm, lammfleisch, agnello, cordeiro', 'lamb'],
  ['cebolla, oignon, zwiebel, zwiebeln, cipolla, cipolle, cebola', 'onion'],
  ['ajo, ail, knoblauch, aglio, alho', 'garlic'],
  ['jitomate, tomaten, pomodoro, pomodori', 'tomato'],
  ['champinon, champinones, seta, pilz, pilze, funghi, cogumelo', 'mushroom'],
  ['mais, maiz, milho', 'corn'],
  ['vino, vin, wein, vinho', 'wine'],
  ['alcool, alkohol, alcoholic', 'alcohol'],
]);

/** Returns the key of the English word for a foreign word's key; other keys unchanged. */
export function toEnglish(key: string): string {
  const english = ENGLISH_WORDS.get(key);
  return english === undefined ? key : nameKey(english);
}

/** Allergens that readers name only to exclude them. */
export const NEVER_WANTED = toSet(
  'gluten, lactose, casein, cmpa, cmpi, sulphite, sulfite, sulphur dioxide, sulfur dioxide, lupin',
);

/** Groups of foods that a query can exclude, each with words in the names of its foods. */
export const FOOD_GROUPS: ReadonlyMap<string, readonly string[]> = toMap([
  ['sugar', toList('sugar, honey, syrup, molasses, treacle, jaggery, piloncillo, panela, condensed milk, chocolate')],
  ['red meat', toList('beef, pork, lamb, veal, goat meat, venison')],
  ['beef', toList('beef, veal')],
  ['pork', toList('pork, gelatine, gelatin, marshmallow')],
  ['poultry', toList('chicken, turkey, duck, goose, quail')],
  [
    'corn, maize',
    toList(
      'corn, maize, cornflour, cornstarch, cornmeal, sweetcorn, polenta, masa, masa harina, hominy, grits, popcorn, cornflake',
    ),
  ],
  [
    'nightshade',
    toList('tomato, potato, eggplant, aubergine, bell pepper, chilli, chili, paprika, cayenne, tomatillo, pimento'),
  ],
  [
    'citrus, citrus fruit',
    toList('lemon, lime, orange, grapefruit, mandarin, tangerine, clementine, yuzu, citron, ponzu, marmalade'),
  ],
  ['onion garlic, garlic onion', toList('onion, garlic')],
  [
    'grain, cereal',
    toList('flour, bread, pasta, noodle, rice, corn, cornmeal, oat, millet, quinoa, buckwheat, teff, injera'),
  ],
  ['seed', toList('seed, tahini')],
  ['legume, pulse', toList('bean, pea, lentil, chickpea, peanut, soy, tofu, edamame, dal, urad')],
  ['caffeine', toList('coffee, espresso, tea, matcha, chocolate, cocoa, cola')],
  ['seed oil', toList('sunflower oil, vegetable oil, corn oil, soybean oil, safflower oil, grapeseed oil')],
  ['allium', toList('onion, garlic, shallot, leek, chive, scallion, spring onion')],
  ['stone fruit', toList('peach, nectarine, plum, apricot, cherry, mango, prune')],
]);

/** Words whose exclusion means a diet: "no meat" means vegetarian. */
export const DIET_WITHOUT: ReadonlyMap<string, Diet> = toMap([
  ['meat', Diet.VEGETARIAN],
  ['animal, animal product, anything animal', Diet.VEGAN],
]);

export const COURSE_WORDS: ReadonlyMap<string, Course> = toMap([
  ['side', Course.SIDE],
  ['dessert', Course.DESSERT],
  ['drink, beverage', Course.DRINK],
]);

/** Courses that also occur in names of dishes; they are filters only without other search words. */
export const NAMING_COURSES: ReadonlyMap<string, Course> = toMap([
  ['soup', Course.SOUP],
  ['salad', Course.SALAD],
  ['bread', Course.BREAD],
  ['sauce', Course.SAUCE],
]);

/** Words that exclude the foods after them; the longest phrases are tried first. */
export const EXCLUSION_PREFIXES = toSet(`
  without, with out, no, non, not, minus, sans, sin, senza, ohne, sem, zonder, utan, uden, kein, keine, keinen, pas de, zero, 0, never, nor, neither, weder, noch, aucun, sans aucun, niente, nada de, wo, excl, ex, less, lacking, lack, nothing, none, nil
  out of, ran out of, run out of, running out of, except, except for, excepting, exclude, excluding, excluded, exclusion of, avoid, avoiding, avoidance of, omit, omitting
  skip, skipping, ban, banned, remove, removing, leave out, leaving out, leave off, leave off the, cut out, cutting out, give up, gave up, keep out
  free of, free from, libre de, livre de, privo di, priva di, frei von, exempt de, sauf, clear of, devoid of, off, stay away from, away from, hold, hold the, drop the, ditch, ditch the, lose the
  anything but, everything but, all but, but not, other than, instead of, rather than, in place of
  given up, limit, limiting, cut down on, cutting down on, cut back on, cutting back on, low in, low on, light on, easy on, bina, nix, kaum
  substitute for, replacement for, replace, replacing, alternative to, alternative for
  alergia, alergico, alergica, allergie, allergia, allergique, allergisch, allergico, allergica, allergici, allergiche, alergic, alergy
  intollerant, intollerance, intolerante, intolerancia, intollerante, intolleranza
  allergic, allergic to, allergy, allergy to, allergy for, allergen, intolerant, intolerant to, intolerant of, intolerance
  intolerance to, intolerance of, sensitive to, sensitivity to, react to, reacting to, reaction to, averse to, aversion to
  cannot, cant, can not, dont, doesnt, wont, shouldnt, mustnt, couldnt, isnt, arent, hasnt, havent, hate, dislike, detest, loathe, despise`);

/** Words that exclude any word after them, not only a food: "no fuss", "without haddock". */
export const PREFIXES_OF_ANY_WORD = toSet(
  'without, no, non, not, sans, minus, except, exclude, excluding, avoid, avoiding, omit, skip',
);
/** Prefixes after which a way of cooking is excluded, not the food: "not fried fish". */
export const NOT = toSet('not, non');

/** Words of degree, which are skipped: "not too spicy". */
export const DEGREES = toSet('too, very, really, so, overly');

/** Words that exclude the foods before them at the end of a list or query: "dairy: no, eggs: none". */
export const NO = toSet('no, none, never, nope, nah, zero, 0, 0%, nein, nahi');

/** Words that allow a food at the end of a query: "eggs no milk yes". */
export const YES = toSet('yes, ok, okay, fine, ja, si, oui');

/** Words before an allergen that may mean to avoid it: "low peanut", "0% nuts", "swap eggs". */
export const LIMITS = toSet('low, lower, reduced, limited, minimal, cut, drop, swap, sub, bad, de, 0%');

/** Verbs between a food and the words that exclude it: "nuts must be avoided". */
export const VERBS = toSet('is, are, be, must, should, have, has, need, to');

/** Words that exclude the foods before them. */
export const EXCLUSION_SUFFIXES = toSet(`
  free, frei, freier, freien, freiem, less, allergie, allergiker, intoleranz, unvertraglichkeit, alergy, intollerant, intollerance, allergy, allergic, allergen, allergen free, intolerant, intolerance, sensitive, sensitivity, hypersensitivity, averse
  aversion, avoidance, avoider, safe, proof, substitute, replacement, replacer, alternative, anaphylaxis, anaphylactic
  excluded, omitted, avoided, forbidden, banned, hater, out, off, removed`);

/** Phrases after a food which say that it harms a person. */
export const HARMS = toSet(`
  deadly, deadly for me, deadly to me, fatal, poison, poison for me, poison to me, poisonous, toxic, dangerous, dangerous for me, bad for me
  bad, make me sick, make me ill, make me itch, make me vomit, kill me, hurt me, upset my stomach, hurt my stomach, disagree with me, give me hives, give me a rash
  give me migraine, trigger my allergy, do me no good, no good, not good, arent good, isnt good, no way, hard no, hard pass, no bueno, no thank, no go, gross, disgusting, yucky, yuck, nasty`);

/** Matches exclusions because of an allergy: "allergic to mayonnaise" excludes eggs, too. */
export const ALLERGY =
  /all?erg|intoll?eran|unvertr|contamin|epipen|sensitiv|react|swell|anaphyla|safe|proof|deadl|fatal|poison|toxic|danger|sick|\bill\b|kill|hive|rash|vomit/;

/** Words between two excluded foods, also foreign: "sans gluten ni oeufs". */
export const CONJUNCTIONS = toSet('and, or, nor, y, e, ed, et, und, o, ou, oder, ni, né, nem');

/** Words between "not" and the excluded food: "does not contain any". */
export const BRIDGES = toSet(`
  a, al, el, la, los, las, le, les, de, du, des, au, aux, il, gegen, auf, von, alle, alla, allo, ai, agli, di, del, della, delle, dei, degli, ao, aos, do, da, dos, das, raw, everything
  any, an, the, of, to, in, for, on, with, from, that, which, is, are, be, have, has, had, having, been, do, does, eat, eating, like, want, need, use
  using, used, contain, containing, include, including, tolerate, digest, process, stand, handle, take, touch, consume, make, made, get, must, trace, bit
  all, added, extra, food, dish, recipe, meal, ingredient, product, thing, whatsoever, kind, type, stuff`);

/** Filler words, which do not describe a dish. */
export const FILLERS = toSet(`
  recipe, meal, dish, food, idea, suggestion, option, something, anything, some, any, thing, stuff, kind, one, for, with, and, or, but, a, an, the, in
  of, to, on, at, by, from, as, is, are, be, was, has, have, had, that, which, this, these, it, its, so, very, really, please, thanks, hi, hello, hey
  i, im, we, you, me, my, our, us, your, he, she, they, her, his, their, who, someone, everyone, people, person, guest, friend, family, wife, husband, kid, child, children, boy, girl, boyfriend, girlfriend, colleague
  son, daughter, partner, mum, mom, dad, crowd, two, three, four, five, six, want, need, like, love, would, could, can, should, shall, will, do, does, did
  make, making, made, cook, cooking, prepare, find, give, show, get, looking, look, search, try, how, what, when, where, there, about, just, only, school, classroom, household
  easy, easily, simple, basic, tasty, delicious, yummy, best, good, great, nice, perfect, amazing, awesome, favourite, favorite, popular, famous, new
  homemade, home made, home, traditional, authentic, classic, real, proper, beginner, foolproof, leftover, leftovers
  tonight, today, tomorrow, now, evening, night, day, week, weekend, monday, tuesday, wednesday, thursday, friday, saturday, sunday
  friendly, suitable, contain, containing, include, including, using, use, used, serve, serving, y, e, et, und`);

/** Ways to cook, cuts and common dishes: words that count as understood even if no recipe matches. */
export const COOKING_WORDS = toSet(`
  baked, boiled, braised, broiled, charred, chilled, chopped, cooked, cured, deviled, devilled, dried, fried, glazed, grated, grilled, marinated, mashed
  melted, minced, mixed, pickled, poached, pulled, roast, roasted, salted, scrambled, seared, shredded, skewered, sliced, smoked, smothered, spiced
  steamed, stewed, stir, stuffed, toasted, whipped, whole, air, fryer, instant, pot, pan, oven, slow, cooker, pressure, grill, barbecue, bbq, microwave
  creamy, crispy, crunchy, cheesy, sticky, fluffy, smoky, garlicky, buttery, hot, cold, warm, sweet, sour, salty, savory, savoury, tangy, fresh, frozen, raw
  hard, soft, runny, white, yolk, fillet, steak, leg, wing, breast, thigh, finger, ball, stick, cake, pie, tart, pudding, stew, soup, chowder, bisque
  broth, stock, curry, casserole, bake, gratin, quiche, frittata, omelet, omelette, souffle, salad, slaw, sandwich, wrap, burger, taco, burrito, toast
  noodle, pasta, rice, roll, sushi, bowl, dip, sauce, dressing, marinade, glaze, spread, pate, butter, oil, flour, powder, paste, seed, paper, bread
  muffin, cookie, biscuit, brownie, waffle, pancake, crepe, custard, ice, cream, shake, smoothie, chip, cracker, bar, brittle, candy, fudge, truffle
  breakfast, brunch, lunch, dinner, supper, snack, starter, appetizer, main, side, dessert, drink, kebab, skewer, nugget, tempura, katsu, teriyaki`);

/** Kinds of work that a dish does without: "no-fuss eggs" has eggs. */
export const WORK = toSet(
  'fuss, cook, cooking, knead, kneading, churn, mess, stress, hassle, effort, frill, chopping, prep, boil, waste, waiting, stirring',
);

/** Words that mean the oven in an exclusion: "no-bake". */
export const OVEN = toSet('bake, baked, baking, oven');
