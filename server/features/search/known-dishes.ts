import { nameKey } from '#server/content/foods/words.ts';

/**
 * Dishes and foods that readers search for and the magazine may lack, with the foods that identify similar dishes, most
 * significant first. Courses follow after a semicolon.
 */
const DISHES = `
hummus, houmous, humus: chickpeas, chickpea flour, sesame seeds; sauce side
falafel: chickpeas, parsley, coriander; side main
baba ganoush, baba ghanoush: eggplant, sesame seeds, lemon; sauce side
tzatziki: yogurt, cucumber, mint; sauce
tabbouleh, tabouli, fattoush: parsley, tomato, cucumber; salad
moussaka, musakka: eggplant, minced beef, tomato; main
lasagna, lasagne, cannelloni, moussaka bake: pasta, minced beef, tomato, mozzarella, parmesan; main
ravioli, tortellini, agnolotti: pasta, ricotta, parmesan; main
gnocchi: potato, parmesan, basil; main
ramen, udon, soba, pho, laksa: noodles, soy sauce, ginger, scallion; soup main
pad thai, lo mein, chow mein: noodles, soy sauce, peanuts, bean sprouts; main
sushi, onigiri, poke: rice, rice vinegar, soy sauce; main
teriyaki, yakitori, bulgogi: soy sauce, ginger, sugar, chicken; main
spring rolls, egg rolls, gyoza, wontons, wonton, dim sum, bao, mandu: pork, cabbage, ginger, scallion; main
paella, jambalaya, pilaf, pilau, plov: rice, saffron, chicken, tomato; main
risotto: rice, parmesan; main
shakshuka, menemen: egg, tomato, red pepper; breakfast main
quiche, omelette, omelet, souffle, tortilla espanola: egg, cheese, onion; breakfast main
goulash, pot roast, beef stew, beef bourguignon, boeuf bourguignon: beef, onion, paprika, red wine; main
stroganoff: beef, mushrooms, cream; main
chili con carne: minced beef, kidney beans, cumin; main
shepherds pie, cottage pie: minced beef, potato, peas; main
meatloaf, meatballs, kofta, kebab, kebabs: minced beef, onion, garlic; main
gyro, gyros, shawarma, doner: chicken, yogurt, cumin, garlic; main
tagine: chicken, cumin, cinnamon, chickpeas; main
korma, tikka masala, vindaloo, jalfrezi, madras, balti, rogan josh: garam masala, ginger, tomato, yogurt; main
thai green curry, green curry, thai curry, massaman: coconut milk, ginger, chilli; main
gumbo, bouillabaisse, cioppino, paella mixta: shrimp, tomato, celery; soup main
ceviche: fish, lime, coriander; main
fish and chips, fish cakes, fishcakes: fish, potato, lemon; main
schnitzel, cordon bleu, katsu: breadcrumbs, egg, pork, veal; main
coleslaw, slaw: cabbage, carrot, mayonnaise; salad side
potato salad: potato, mayonnaise, scallion; salad side
caesar salad: lettuce, parmesan, egg; salad
greek salad: tomato, cucumber, feta; salad
gazpacho: tomato, cucumber, red pepper; soup salad
borscht: beetroot, cabbage; soup
ratatouille: eggplant, zucchini, tomato; main side
latkes, hash browns, rosti, french fries, fries, chips, mashed potatoes, gratin: potato, onion; side
bruschetta, crostini: bread, tomato, basil; side
pita, flatbread, tortilla wraps: plain flour, yeast; bread
sourdough, baguette, brioche, bagel, bagels, ciabatta: bread flour, plain flour, yeast; bread
scone, scones, crumpets: plain flour, butter, baking powder; breakfast bread
waffle, waffles, crepe, crepes: plain flour, egg, milk, buttermilk; breakfast
granola, muesli, overnight oats: oats, honey; breakfast
brownie, brownies, chocolate cake, chocolate mousse, fudge: chocolate, cocoa powder; dessert
cheesecake: cream cheese, mascarpone, cream; dessert
crumble, cobbler, strudel, tarte tatin: apple, butter, plain flour; dessert
banana bread, carrot cake, pound cake, sponge cake, cupcake, cupcakes: plain flour, egg, sugar, butter; dessert
ice cream, gelato, sorbet, semifreddo: cream, sugar, milk; dessert
creme brulee, custard, flan, pudding: cream, egg yolk, milk, sugar; dessert
donut, donuts, doughnuts, doughnut, beignets: plain flour, sugar, oil; dessert
baklava, halva: honey, pistachios, walnuts, butter; dessert
macarons, macaroons, meringue, pavlova: egg white, sugar, almonds; dessert
smoothie, milkshake, shake: yogurt, milk, mango; drink
lemonade, iced tea, punch, cocktail, margarita: lemon, lime, sugar; drink
coffee, latte, hot chocolate: milk, coffee, cocoa powder; drink
ketchup, salsa, marinara sauce: tomato, onion, chilli; sauce
aioli, mayonnaise: egg yolk, garlic, oil; sauce
bechamel, white sauce, gravy, alfredo: butter, milk, plain flour; sauce main
chimichurri: parsley, garlic, oregano; sauce
turkey, duck, goose, quail, venison, rabbit: chicken; main
lamb, mutton, goat: beef; main
haddock, cod, halibut, salmon, trout, seabass, sea bass, tilapia, mackerel, sardines: fish, tuna; main
lobster, crab, crayfish, scallops, mussels, squid, octopus, calamari: shrimp, clams; main
tempeh, seitan: tofu; main
parsnip, parsnips, swede, turnip, turnips, celeriac: carrot, potato; side soup
quinoa, couscous, bulgur, farro, barley: rice; side salad
`;

/** Foods and courses of a dish. */
export interface KnownDish {
  foods: readonly string[];
  courses: readonly string[];
}

/** Dishes by name, normalized by `nameKey`. */
export const KNOWN_DISHES: ReadonlyMap<string, KnownDish> = new Map(
  DISHES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', foodsAndCourses = ''] = line.split(': ');
      const [foods = '', courses = ''] = foodsAndCourses.split('; ');
      const dish = { foods: foods.split(', '), courses: courses.split(' ') };
      return names.split(', ').map((name) => [nameKey(name), dish] as const);
    }),
);
