import { crumbsOf } from '#client/ui/breadcrumb.tsx';

/** The way to a page as schema.org and Google want it. */
export function breadcrumbJsonLd(path: string, current: string, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(path, current).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  };
}
