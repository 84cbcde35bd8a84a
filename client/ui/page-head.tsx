import { use } from 'react';
import { SiteContext } from './site-context.ts';

type Props = {
  /** Without the name of the site. Left out on the home page. */
  title?: string;
  description: string;
  /** The page's one true address. Left out for pages that no search engine should know. */
  path?: string;
  /** For previews, best 1200 pixels wide. Left out, the card of the site stands in. */
  image?: { src: string; alt: string; width: number; height: number };
  type?: 'website' | 'article';
};

const NAME = 'Mesob';
const HOME_TITLE = 'Mesob: recipes to gather around';

/** Drawn by `node scripts/run.mjs icons`; stands for the pages that have no picture of their own. */
const socialCard = {
  src: '/social-card.jpg',
  alt: 'Mesob, recipes to gather around: five dishes on round platters, seen from above',
  width: 1200,
  height: 630,
};

/** The page's own elements of the head. React puts them there. */
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
