/** A small table of foods for the tests' own content. */
export const FOODS = `# yaml-language-server: $schema=schemas/foods.schema.json
lentil-red:
  name: red lentils
  aka: [split red lentils, masoor dal]
  ndb: "16144"
  measures: {cup: 192}
  diet: vegan
  price: 10
  aisle: dry goods
water:
  name: water
  ndb: "14411"
  measures: {cup: 237}
  diet: vegan
  price: 0
  aisle: drinks
onion-red:
  name: red onion
  plural: red onions
  aka: [onion, onions]
  ndb: "11282"
  measures: {small: 70, medium: 110, large: 150, tbsp: 10}
  edible: 0.9
  diet: vegan
  price: 9
  aisle: produce
paprika:
  name: paprika
  aka: [sweet paprika]
  ndb: "02028"
  measures: {tsp: 2.3, tbsp: 6.8}
  diet: vegan
  price: 4
  aisle: spices
berbere:
  name: berbere
  parts: {paprika: 80, salt: 20}
  measures: {tbsp: 8}
  mayContain: [celery]
  diet: vegan
  price: 4
  aisle: spices
garlic:
  name: garlic
  ndb: "11215"
  measures: {clove: 3.4, head: 50}
  edible: 0.87
  diet: vegan
  price: 4
  aisle: produce
salt:
  name: salt
  aka: [fine salt]
  ndb: "02047"
  measures: {tsp: 6}
  diet: vegan
  price: 4
  aisle: spices
egg:
  name: egg
  plural: eggs
  ndb: "01123"
  measures: {small: 38, medium: 44, large: 50, piece: 50}
  contains: [egg]
  diet: vegetarian
  price: 4
  aisle: dairy and eggs
chickpea-canned:
  name: canned chickpeas
  aka: [chickpeas]
  ndb: "16358"
  measures: {can: 240, cup: 152}
  diet: vegan
  price: 4
  aisle: cans and jars
milk:
  name: milk
  aka: [whole milk]
  ndb: "01077"
  measures: {cup: 244}
  contains: [milk]
  diet: vegetarian
  price: 4
  aisle: dairy and eggs
soy-sauce:
  name: soy sauce
  ndb: "16123"
  measures: {tbsp: 16}
  contains: [soy, gluten]
  diet: vegan
  price: 4
  aisle: cans and jars
wine-white:
  name: white wine
  ndb: "14106"
  measures: {cup: 235}
  contains: [sulfites]
  diet: vegan
  checkDiet: vegan
  price: 4
  aisle: drinks
oil:
  name: sunflower oil
  aka: [oil]
  ndb: "04506"
  measures: {tbsp: 13.6, cup: 218}
  diet: vegan
  price: 4
  aisle: cans and jars
chicken-thigh:
  name: chicken thigh
  plural: chicken thighs
  ndb: "05096"
  measures: {piece: 130}
  edible: 0.7
  diet: meat
  price: 4
  aisle: meat and fish
  cooking: {core: 74}
pork-mince:
  name: minced pork
  ndb: "10219"
  diet: meat
  price: 4
  aisle: meat and fish
  cooking: {core: 71}
salmon:
  name: salmon fillet
  plural: salmon fillets
  aka: [salmon]
  ndb: "15236"
  measures: {piece: 180}
  contains: [fish]
  diet: fish
  price: 4
  aisle: meat and fish
  cooking: {core: 63}
rice:
  name: rice
  ndb: "20044"
  measures: {cup: 185}
  diet: vegan
  price: 4
  aisle: dry goods
  cooking: {rice: true}
kidney-beans-dried:
  name: dried kidney beans
  ndb: "16032"
  measures: {cup: 184}
  diet: vegan
  price: 4
  aisle: dry goods
  cooking: {boil: 10, simmer: 40}
flour:
  name: flour
  ndb: "20581"
  measures: {cup: 125}
  contains: [gluten]
  diet: vegan
  price: 4
  aisle: dry goods
baking-powder:
  name: baking powder
  ndb: "18369"
  measures: {tsp: 4.6}
  diet: vegan
  price: 4
  aisle: dry goods
yeast-dry:
  name: dried yeast
  parts: {flour: 1}
  measures: {tsp: 4}
  diet: vegan
  price: 4
  aisle: dry goods
butter:
  name: butter
  ndb: "01145"
  measures: {tbsp: 14.2}
  contains: [milk]
  diet: vegetarian
  price: 4
  aisle: dairy and eggs
`;

/** The foods' rows in the National Nutrient Database for Standard Reference, release 28. */
export const USDA = `ndb,group,description,kcal,protein_g,fat_g,saturated_g,carbohydrate_g,fiber_g,sugars_g,sodium_mg,refuse_percent,measures_g
01077,0100,"Milk, whole, 3.25% milkfat, with added vitamin D",61,3.15,3.25,1.865,4.8,0.0,5.05,43.0,0.0,1 cup=244; 1 fl oz=30.5; 1 tbsp=15; 1 quart=976
01123,0100,"Egg, whole, raw, fresh",143,12.56,9.51,3.126,0.72,0.0,0.37,142.0,12.0,1 large=50; 1 extra large=56; 1 jumbo=63; 1 cup (4.86 large eggs)=243; 1 medium=44; 1 small=38
02028,0200,"Spices, paprika",282,14.14,12.89,2.14,53.99,34.9,10.34,68.0,0.0,1 tsp=2.3; 1 tbsp=6.8
02047,0200,"Salt, table",0,0.0,0.0,0.0,0.0,0.0,0.0,38758.0,0.0,1 tsp=6.0; 1 tbsp=18; 1 cup=292; 1 dash=0.4
04506,0400,"Oil, sunflower, linoleic, (approx. 65%)",884,0.0,100.0,10.3,0.0,0.0,0.0,0.0,0.0,1 tbsp=13.6; 1 cup=218; 1 tsp=4.5
05096,0500,"Chicken, broilers or fryers, dark meat, thigh, meat only, raw",121,19.66,4.12,1.097,0.0,0.0,0.0,95.0,25.0,1 thigh without skin=149; 3 oz=85
11215,1100,"Garlic, raw",149,6.36,0.5,0.089,33.06,2.1,1.0,17.0,13.0,1 cup=136; 1 tsp=2.8; 1 clove=3.0; 3 cloves=9.0
11282,1100,"Onions, raw",40,1.1,0.1,0.042,9.34,1.7,4.24,4.0,10.0,"1 cup, chopped=160; 1 cup, sliced=115; 1 tbsp chopped=10.0; 1 large=150; 1 slice, large (1/4in thick)=38; 1 medium (2-1/2in dia)=110; 1 slice, medium (1/8in thick)=14.0; 1 small=70"
14106,1400,"Alcoholic beverage, wine, table, white",82,0.07,0.0,0.0,2.6,0.0,0.96,5.0,0.0,1 fl oz=29.4; 1 serving (5 fl oz)=147
14411,1400,"Beverages, water, tap, drinking",0,0.0,0.0,0.0,0.0,0.0,0.0,4.0,0.0,1 fl oz=29.6; 1 serving 8 fl oz=237; 1 liter=1000
16123,1600,Soy sauce made from soy and wheat (shoyu),53,8.14,0.57,0.073,4.93,0.8,0.4,5493.0,0.0,1 tbsp=16; 1 tsp=5.3; 1 cup=255; 1 individual packet=8.9
16144,1600,"Lentils, pink or red, raw",358,23.91,2.17,0.379,63.1,10.8,,7.0,0.0,1 cup=192
16358,1600,"Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids",139,7.05,2.77,0.214,22.53,6.4,4.01,246.0,0.0,1 can drained=253
01145,0100,"Butter, without salt",717,0.85,81.11,50.489,0.06,0.0,0.06,11.0,0.0,"1 pat (1in sq, 1/3in high)=5.0; 1 tbsp=14.2; 1 cup=227; 1 stick=113"
10219,1000,"Pork, fresh, ground, raw",263,16.88,21.19,7.87,0.0,0.0,,56.0,0.0,1 oz=28.35; 4 oz=113
15236,1500,"Fish, salmon, Atlantic, farmed, raw",208,20.42,13.42,3.05,0.0,0.0,0.0,59.0,,3 oz=85; .5 fillet=198
16032,1600,"Beans, kidney, red, mature seeds, raw",337,22.53,1.06,0.154,61.29,15.2,2.1,12.0,0.0,1 cup=184; 1 tbsp=12.2
18369,1800,"Leavening agents, baking powder, double-acting, sodium aluminum sulfate",53,0.0,0.0,0.0,27.7,0.2,0.0,10600.0,0.0,1 tsp=4.6; .5 tsp=2.3
20044,2000,"Rice, white, long-grain, regular, raw, enriched",365,7.13,0.66,0.18,79.95,1.3,0.12,5.0,0.0,1 cup=185
20581,2000,"Wheat flour, white, all-purpose, enriched, unbleached",364,10.33,0.98,0.155,76.31,2.7,0.27,2.0,0.0,1 cup=125
`;
