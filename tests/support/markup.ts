/** Returns the text of markup as a browser reads it. */
export function toText(markup: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
  return markup
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => characters[entity] ?? '');
}

/** Returns the text of the main part of a page. */
export function getMainText(html: string): string {
  return toText(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
}
