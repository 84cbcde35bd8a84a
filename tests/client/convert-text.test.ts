import { expect, test } from 'vitest';
import { convertText } from '#cooking/convert-text.ts';

// biome-ignore format: one text per line
const texts: [text: string, metric: string, us: string][] = [
  ['Bake at 180 °C (350 °F) for 5 minutes.', 'Bake at 180 °C for 5 minutes.', 'Bake at 350 °F for 5 minutes.'],
  ['Bake at 350 °F (180 °C).', 'Bake at 180 °C.', 'Bake at 350 °F.'],
  ['Bake at 180°C/350°F.', 'Bake at 180°C.', 'Bake at 350°F.'],
  ['Bake at 190 °C.', 'Bake at 190 °C.', 'Bake at 375 °F.'],
  ['Bake at 425 °F.', 'Bake at 220 °C.', 'Bake at 425 °F.'],
  ['Roast to 74 °C inside.', 'Roast to 74 °C inside.', 'Roast to 165 °F inside.'],
  ['Oil of 180 to 190 °C', 'Oil of 180 to 190 °C', 'Oil of 350 to 375 °F'],
  ['keep between 90 and 95 °C', 'keep between 90 and 95 °C', 'keep between 194 and 203 °F'],
  ['Cut into 1 cm pieces.', 'Cut into 1 cm pieces.', 'Cut into ⅜-inch pieces.'],
  ['pieces of 2 to 3 cm', 'pieces of 2 to 3 cm', 'pieces of ¾ to 1 ¼ inches'],
  ['a heavy 20 to 24 cm pan', 'a heavy 20 to 24 cm pan', 'a heavy 8 to 9 ½-inch pan'],
  ['5 mm thick', '5 mm thick', '3/16 inch thick'],
  ['a 9-inch pan', 'a 23 cm pan', 'a 9-inch pan'],
  ['a 24 × 30 cm tin', 'a 24 × 30 cm tin', 'a 9 ½ × 12-inch tin'],
  ['about 60 ml of batter', 'about 60 ml of batter', 'about ¼ cup of batter'],
  ['an 8-litre pot', 'an 8-litre pot', 'an 8-quart pot'],
  ['Line a 20 cm pan.', 'Line a 20 cm pan.', 'Line an 8-inch pan.'],
  ['Roll it to an 18 cm round.', 'Roll it to an 18 cm round.', 'Roll it to a 7-inch round.'],
  ['Line an 8-inch pan.', 'Line a 20 cm pan.', 'Line an 8-inch pan.'],
  ['a 28 cm pan', 'a 28 cm pan', 'an 11-inch pan'],
  ['Ice a 20 cm cake.', 'Ice a 20 cm cake.', 'Ice an 8-inch cake.'],
  ['a 2 litre jug', 'a 2 litre jug', 'a 2-quart jug'],
  ['Freeze it at -18 °C.', 'Freeze it at -18 °C.', 'Freeze it at 0 °F.'],
  ['Freeze it at −20 °C (−4 °F).', 'Freeze it at −20 °C.', 'Freeze it at −4 °F.'],
  ['Freeze it at -10 °F.', 'Freeze it at -23 °C.', 'Freeze it at -10 °F.'],
  ['Hold it at 80-85 °C.', 'Hold it at 80-85 °C.', 'Hold it at 176-185 °F.'],
  ['36 g of filling', '36 g of filling', '1.3 oz of filling'],
  ['1 cup of stock', '240 ml of stock', '1 cup of stock'],
  ['2 tbsp of lentils', '2 tbsp of lentils', '2 tbsp of lentils'],
  ['for 12 to 15 minutes, with 4 in a row', 'for 12 to 15 minutes, with 4 in a row', 'for 12 to 15 minutes, with 4 in a row'],
  ['type 00 flour, 15 % fat', 'type 00 flour, 15 % fat', 'type 00 flour, 15 % fat'],
];

test.each(texts)('converts: %s', (text, metric, us) => {
  expect([convertText(text, 'metric'), convertText(text, 'us'), convertText(text, 'written')]).toEqual([
    metric,
    us,
    text,
  ]);
});
