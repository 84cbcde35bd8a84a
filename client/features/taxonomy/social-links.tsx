import { paths } from '#client/paths.ts';
import { useSocialLinks } from './load-taxonomy.ts';
import './social-links.css';

/** Icons, 24 by 24 units. */
const icons = [
  {
    name: 'Facebook',
    path: 'M13.5 21v-8h2.7l.5-3.3h-3.2V7.6c0-1 .4-1.6 1.7-1.6h1.6V3.1c-.5-.1-1.4-.1-2.3-.1-2.5 0-4.1 1.5-4.1 4.2v2.5H7.6V13h2.8v8z',
  },
  {
    name: 'Twitter',
    path: 'M3.5 3.5h5.2l4.1 5.7 4.9-5.7h2.4l-6.2 7.2 6.6 9.3h-5.2l-4.4-6.2-5.3 6.2H3.2l6.6-7.7zm3.6 1.8 9.1 12.9h1.2L8.3 5.3z',
  },
  {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  {
    name: 'Youtube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 3.7v6.6l5.6-3.3z',
  },
];

type Props = {
  /** `true` for the first links on the page, which contain the shapes of the icons. Later links refer to them. */
  definesShapes?: boolean;
};

/** Four social icons. Each links to the site's profile, or to the home page if none is configured. */
export function SocialLinks({ definesShapes = false }: Props) {
  const profiles = useSocialLinks();
  return (
    <ul className="social-links">
      {icons.map(({ name, path }) => {
        const url = profiles.find((profile) => profile.name === name)?.url;
        return (
          <li key={name}>
            <a href={url ?? paths.home} rel={url && 'me noopener'}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                {definesShapes ? <path id={`icon-${name}`} d={path} /> : <use href={`#icon-${name}`} />}
              </svg>
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
