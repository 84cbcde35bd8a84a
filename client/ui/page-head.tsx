import { use } from 'react';
import { SiteContext } from './site-context.ts';

type Props = {
  /** Without the name of the site. Left out on the home page. */
  title?: string;
  description: string;
  /** The page's one true address. Left out for pages that no search engine should know. */
  path?: string;
  /** The address of a picture, 1200 pixels wide, for previews. */
  image?: { src: string; alt: string };
  type?: 'website' | 'article';
};

const NAME = 'Mesob';
const HOME_TITLE = 'Mesob: recipes to gather around';

/** The page's own elements of the head. React puts them there. */
export function PageHead({ title, description, path, image, type = 'website' }: Props) {
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
      {image && <meta property="og:image" content={publicUrl + image.src} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
