const wordsOf = (text: string) => text.trim().split(/\s+/);

export const CATEGORIES = wordsOf('Lunch Breakfast Snack Winter Dinner Summer Spring');
export const CUISINES = wordsOf('Ethiopian Indian American Mexican Chinese Italian');

/** The commonest first, as in all of these lists: generated texts use those most. */
export const ADJECTIVES = wordsOf(`
  spicy roasted creamy crispy smoky sweet fresh grilled braised golden tangy rustic hearty light warm chilled pickled
  charred steamed slow stuffed tender crunchy sticky buttery zesty fragrant peppery toasted glazed blackened baked
  fried simmered marinated velvety caramelised herbed festive simple speedy tart bitter nutty earthy juicy silky
  fiery mellow salted cured candied whipped folded layered rolled shaved crushed poached`);

export const INGREDIENTS = wordsOf(`
  chicken onion garlic tomato lentil rice potato egg lemon ginger butter cheese bean chilli mushroom spinach carrot
  beef yogurt coconut pepper cabbage pork lamb shrimp tofu corn avocado pumpkin squash chickpea aubergine courgette
  broccoli cauliflower kale leek celery fennel beetroot radish turnip parsnip okra plantain cassava injera teff
  berbere turmeric cumin coriander cardamom cinnamon clove nutmeg paprika saffron sumac zaatar oregano basil thyme
  rosemary sage mint dill parsley tarragon chive almond walnut pistachio cashew hazelnut peanut sesame tahini honey
  maple molasses vinegar mustard soy miso fish salmon tuna cod mackerel sardine anchovy crab lobster mussel clam
  squid octopus duck turkey veal venison bacon ham chorizo sausage feta ricotta mozzarella paneer halloumi apple
  pear plum peach apricot cherry mango papaya lime orange pineapple raspberry blueberry rhubarb quinoa barley bulgur`);

export const DISHES = wordsOf(`
  stew soup salad curry pasta bread tacos noodles pie cake rolls dumplings wraps bowl skewers fritters pancakes
  risotto casserole gratin sandwich burger pizza omelette hash chowder broth pilaf biryani wat tibs samosas
  enchiladas quesadillas tostadas lasagne gnocchi ravioli focaccia frittata meatballs kebabs patties croquettes
  chutney relish salsa dip porridge granola muffins scones waffles crumble tart pudding sorbet smoothie cookies`);

const SYLLABLES = wordsOf('ka re mo shi ta lu ne bo di fa gu zi pa ro sel min tor vek jan oph');

/** Words of the long tail (names, places, brands): each in a few recipes only. */
export const RARE_WORDS = Array.from({ length: 4_000 }, (_, index) =>
  [index, index / 20, index / 400]
    .map((place, syllable) => SYLLABLES[(Math.floor(place) + 7 * syllable) % SYLLABLES.length])
    .join(''),
);
