const LEFT_OUT = /<!--[\s\S]*?-->|<(style|svg|noscript)\b[\s\S]*?<\/\1>|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/gi;

/** Returns the source of a page without styles, drawings and scripts, except its data; any other text as it is. */
export function toShortSource(text: string): string {
  return /^\s*</.test(text) ? text.replace(LEFT_OUT, '') : text;
}
