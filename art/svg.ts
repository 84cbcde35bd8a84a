/** Attributes of an SVG element; numbers are rounded to hundredths and undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>;

/** A number for markup, rounded to hundredths: finer than any pixel, and half the length. */
export function round(value: number): number {
  // The addition turns -0 into 0, so that the text does not depend on the sign of zero.
  return Math.round(value * 100) / 100 + 0;
}

const SHAPES = new Set(['circle', 'ellipse', 'path', 'rect']);

/**
 * A shape's `opacity` as the opacity of its paint. The rasterizer gives everything with an `opacity` a layer of its own,
 * which makes a thousand translucent specks slow. Under a filter the two look different, so
 * shapes with a filter keep their `opacity`.
 */
function paintOpacity(name: string, attributes: Attributes): Attributes {
  const { opacity, ...others } = attributes;
  if (opacity === undefined || others.filter !== undefined || !SHAPES.has(name)) return attributes;
  if (others.fill === 'none') return { ...others, 'stroke-opacity': opacity };
  return others.stroke === undefined && others.fill !== undefined
    ? { ...others, 'fill-opacity': opacity }
    : { ...others, 'fill-opacity': opacity, 'stroke-opacity': opacity };
}

/** The markup of one element, such as `element('circle', { cx: 10, cy: 10, r: 4, fill: '#a8321c' })`. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(paintOpacity(name, attributes))) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return content ? `${text}>${content}</${name}>` : `${text}/>`;
}

/** The value of a `transform` that turns by degrees about a point. */
export function turn(degrees: number, x = 0, y = 0): string {
  return `rotate(${round(degrees)} ${round(x)} ${round(y)})`;
}

/** The value of a `transform` that moves to a point, turns by degrees and scales. */
export function place(x: number, y: number, degrees = 0, scale = 1): string {
  const turned = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const scaled = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `translate(${round(x)} ${round(y)})${turned}${scaled}`;
}

/** Path data with its numbers rounded: ``d`M${x} ${y}h${width}z` ``. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? round(value) : value) + text;
  });
}
