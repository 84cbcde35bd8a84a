import { useState } from 'react';
import { Avatar } from './avatar.tsx';

type Props = { name: string; picture?: string };

/** A visitor's picture, or their initials where there is none or it does not come. For beside the name. */
export function ProfilePicture({ name, picture }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!picture || picture === broken) return <Avatar name={name} />;
  return (
    <img
      className="avatar avatar--picture"
      src={picture}
      alt=""
      width={36}
      height={36}
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
}
