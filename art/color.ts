/** A color as `#rrggbb`. */
export type Color = string;

type Channels = [red: number, green: number, blue: number];

/** The red, green and blue of a color, 0 to 255 each. */
export function channels(color: Color): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The color of three channels, 0 to 255 each; fractions are rounded. */
export function fromChannels(...values: Channels): Color {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** A color between two others; `amount` is 0 for the first and 1 for the second. */
export function mix(from: Color, to: Color, amount: number): Color {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  return fromChannels(
    red + (toRed - red) * amount,
    green + (toGreen - green) * amount,
    blue + (toBlue - blue) * amount,
  );
}

/**
 * The color in shade, `amount` 0 to 1. Warm colors turn to brown and greens to deep green: mixing in black makes food
 * look dirty.
 */
export function darken(color: Color, amount: number): Color {
  const [red, green, blue] = channels(color);
  if (red > green && green > blue + 24) return mix(color, '#5c2306', Math.min(1, amount * 1.12));
  if (green > red && green > blue) return mix(color, '#10260a', amount);
  return mix(color, '#1c0f08', amount);
}

/** The color in warm light, `amount` 0 to 1. */
export function lighten(color: Color, amount: number): Color {
  return mix(color, '#fffaf0', amount);
}
