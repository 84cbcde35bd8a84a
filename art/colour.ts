/** A colour as `#rrggbb`. */
export type Colour = string;

type Channels = [red: number, green: number, blue: number];

/** The red, green and blue of a colour, 0 to 255 each. */
export function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour of three channels, 0 to 255 each; fractions are rounded. */
export function fromChannels(...values: Channels): Colour {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on the way from one to another; `amount` is 0 for the first and 1 for the second. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  return fromChannels(
    red + (toRed - red) * amount,
    green + (toGreen - green) * amount,
    blue + (toBlue - blue) * amount,
  );
}

/**
 * The colour in shade, `amount` 0 to 1. Warm colours turn to brown and greens to deep green: mixing in black makes food
 * look dirty.
 */
export function darken(colour: Colour, amount: number): Colour {
  const [red, green, blue] = channels(colour);
  if (red > green && green > blue + 24) return mix(colour, '#5c2306', Math.min(1, amount * 1.12));
  if (green > red && green > blue) return mix(colour, '#10260a', amount);
  return mix(colour, '#1c0f08', amount);
}

/** The colour in warm light, `amount` 0 to 1. */
export function lighten(colour: Colour, amount: number): Colour {
  return mix(colour, '#fffaf0', amount);
}
