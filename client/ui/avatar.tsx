import { useState } from 'react';
import type { PictureData } from './picture.tsx';
import './avatar.css';

/** An author's round portrait, next to the name. Not a `Picture`: cards would lay it out as a dish. */
export function Portrait({ picture }: { picture: PictureData }) {
  return (
    <picture className="avatar avatar--portrait">
      <source type="image/avif" srcSet={`${picture.base}/1x1-160.avif`} />
      <img src={`${picture.base}/1x1-640.jpg`} alt="" width={160} height={160} loading="lazy" />
    </picture>
  );
}

/** A person's initials in a circle, next to the name. */
function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className="avatar" aria-hidden="true">
      {letters}
    </span>
  );
}

type Props = { name: string; picture?: string };

/** A user's picture, next to the name; the user's initials if there is no picture or it fails to load. */
export function ProfilePicture({ name, picture }: Props) {
  const [failedPicture, setFailedPicture] = useState<string>();
  if (!picture || picture === failedPicture) return <Initials name={name} />;
  return (
    <img
      className="avatar avatar--picture"
      src={picture}
      alt=""
      width={36}
      height={36}
      referrerPolicy="no-referrer"
      onError={() => setFailedPicture(picture)}
    />
  );
}
