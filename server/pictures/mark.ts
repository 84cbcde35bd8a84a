import { siteColors } from './site-colors.ts';

/** Returns the site's logo (`client/ui/wordmark.tsx`) without its woven pattern, for small sizes. */
export function smallMark(): string {
  const { berbere, saffron, injera, teff } = siteColors;
  return markSvg(
    32,
    `<circle cx="16" cy="16" r="15" fill="${berbere}"/><circle cx="16" cy="16" r="12.4" fill="none" stroke="${saffron}" stroke-width="2.2" stroke-dasharray="3.2 2"/><circle cx="16" cy="16" r="9.4" fill="${injera}"/><circle cx="15" cy="17.6" r="4.3" fill="${berbere}"/><circle cx="21.6" cy="13.4" r="2.7" fill="${teff}"/><circle cx="13.4" cy="10.6" r="2.1" fill="${saffron}"/><circle cx="21.3" cy="20.6" r="1.7" fill="${saffron}"/>`,
  );
}

/** Returns a square SVG of the logo. @param size - width and height of its view box */
export function markSvg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><title>Mesob</title>${content}</svg>\n`;
}
