import { createContext, use } from 'react';

/** Settings of the whole site. */
export const SiteContext = createContext({
  /** Scheme and host of the public address, without a slash at the end. Example: "https://mesob.example". */
  publicUrl: '',
});

type Props = {
  /** Without the name of the site; the home page has none. */
  title?: string;
  description: string;
  /** The page's canonical address; left out for pages that search engines should not list. */
  path?: string;
  /** For previews, best 1200 pixels wide; the site's card by default. */
  image?: { src: string; alt: string; width: number; height: number };
  type?: 'website' | 'article';
};

const NAME = 'Mesob';
const HOME_TITLE = 'Mesob: recipes to gather around';

/** Drawn by `node scripts/run.mjs icons`. */
const socialCard = {
  src: '/social-card.jpg',
  alt: 'Mesob, recipes to gather around: five dishes on round platters, seen from above',
  width: 1200,
  height: 630,
};

/** The page's elements of the document head: React moves them there. */
export function PageHead({ title, description, path, image = socialCard, type = 'website' }: Props) {
  const { publicUrl } = use(SiteContext);
  const full = title ? `${title} · ${NAME}` : HOME_TITLE;
  return (
    <>
      <title>{full}</title>
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
    </>
  );
}

/** Facts about the page for search engines. The content security policy does not count it as a script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
