import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { feedFormats } from '#schema/rules/paths.ts';
import { isHydrating } from './use-hydrated.ts';

/** Settings of the whole site. */
export const SiteContext = createContext({
  /** Scheme and host of the public URL, without a slash at the end. Example: "https://mesob.example". */
  publicUrl: '',
});

type Props = {
  /** Title without the site's name; omitted for the home page. */
  title?: string;
  description: string;
  /** Path of the page's canonical URL; omitted for pages that search engines should not list. */
  path?: string;
  /** Picture for link previews, ideally 1200 pixels wide. Default: the site's card. */
  image?: { src: string; alt: string; width: number; height: number };
  type?: 'website' | 'article';
  /** A feed of this page's recipes, in addition to the feed of all recipes: its title, and the base of its URLs. */
  feed?: { title: string; base: string };
  /** Other formats of the page's content. */
  formats?: readonly { path: string; type: string; name: string }[];
};

const NAME = 'Mesob';
const HOME_TITLE = 'Mesob: recipes to gather around';

/** Drawn by `node scripts/run.mjs art/icons`. */
const socialCard = {
  src: '/social-card.jpg',
  alt: 'Mesob, recipes to gather around: five dishes on round platters, seen from above',
  width: 1200,
  height: 630,
};

/** The page's elements for the document head, into which React moves them. */
export function PageHead(props: Props) {
  const { title, description, path, image = socialCard, type = 'website', feed, formats = [] } = props;
  const { publicUrl } = use(SiteContext);
  const documentTitle = title ? `${title} · ${NAME}` : HOME_TITLE;
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + path} />}
      <meta property="og:site_name" content={NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? HOME_TITLE} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={publicUrl + path} />}
      <meta property="og:image" content={publicUrl + image.src} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={publicUrl + image.src} />
      <meta name="twitter:image:alt" content={image.alt} />
      {path !== undefined && feed && <FeedLinks {...feed} />}
      {path !== undefined && <FeedLinks title={NAME} base="" />}
      {formats.map(({ path: address, type: mediaType, name }) => (
        <link key={address} rel="alternate" type={mediaType} title={name} href={publicUrl + address} />
      ))}
    </>
  );
}

/** Returns the end of a list's title: ", page 2"; nothing for its first page. */
export function toPageSuffix(page: number): string {
  return page > 1 ? `, page ${page}` : '';
}

/** Links to the feeds of a page, for feed readers. */
function FeedLinks({ title, base }: { title: string; base: string }) {
  const { publicUrl } = use(SiteContext);
  return feedFormats.map(({ file, type, name }) => (
    <link key={file} rel="alternate" type={type} title={`${title} (${name})`} href={`${publicUrl}${base}/${file}`} />
  ));
}

/** Structured data about the page for search engines. The content security policy does not count it as a script. */
export function JsonLd(props: { data: () => Record<string, unknown> }) {
  return <PageJsonLd key={useLocation().pathname} {...props} />;
}

/** While hydrating, keeps the server's markup: computing a recipe's data takes a phone a tenth of a second. */
function PageJsonLd({ data }: { data: () => Record<string, unknown> }) {
  const [isServerRendered] = useState(isHydrating);
  const json = () => JSON.stringify({ '@context': 'https://schema.org', ...data() }).replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {isServerRendered ? '' : json()}
    </script>
  );
}
