export type Crumb = { label: string; to: string };

/** "tagliatelle-al-ragu" becomes "Tagliatelle Al Ragu". */
function labelOf(segment: string): string {
  return decode(segment)
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The way to a page, out of the segments of its address, Home first.
 * @param current the label of the page itself, where its address does not say it well enough
 */
export function crumbsOf(pathname: string, current?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: labelOf(segment),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const last = crumbs.at(-1);
  if (last && current) last.label = current;
  return [{ label: 'Home', to: '/' }, ...crumbs];
}
