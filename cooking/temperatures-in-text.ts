import { replaceMeasures } from './measures-in-text.ts';

/** A temperature inside a text, in °C. */
type TemperatureInText = {
  /** The temperature as written. Example: "180 °C". */
  text: string;
  celsius: number;
};

/** Returns the temperatures in a text, in order: the first one of a range, and none repeated in the other scale. */
export function temperaturesInText(text: string): TemperatureInText[] {
  const temperatures: TemperatureInText[] = [];
  replaceMeasures(text, ({ unit, numbers, text: temperature }) => {
    const value = numbers[0]?.valueOf();
    if (value !== undefined && (unit === 'C' || unit === 'F'))
      temperatures.push({ text: temperature, celsius: unit === 'C' ? value : Math.round(((value - 32) * 5) / 9) });
    return null;
  });
  return temperatures;
}
