type Props = { data: Record<string, unknown> };

/** Facts about the page for machines, as a block that no policy takes for a script. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
