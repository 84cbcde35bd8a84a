import type { IconNode } from 'lucide';

type Props = {
  of: IconNode;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
  /** Name for screen readers; an icon without a name is decoration. */
  label?: string;
};

/** A Lucide icon, drawn as markup: as React elements, a page's icons would take longer to render than its text. */
export function Icon({ of, size, className = '', label }: Props) {
  return (
    <svg
      className={`icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own paths
      dangerouslySetInnerHTML={{ __html: toMarkup(of) }}
    />
  );
}

const markups = new WeakMap<IconNode, string>();

function toMarkup(node: IconNode): string {
  const cached = markups.get(node);
  if (cached !== undefined) return cached;
  const toElement = ([tag, attributes]: IconNode[number]) =>
    `<${tag}${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')}/>`;
  const markup = node.map(toElement).join('');
  markups.set(node, markup);
  return markup;
}
