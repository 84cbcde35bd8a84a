import { Picture, type PictureData } from '#client/ui/picture.tsx';

/** The dishes of a menu as round platters close together, as on a table. Their names are beside them. */
export function Platters({ pictures, first = false }: { pictures: readonly PictureData[]; first?: boolean }) {
  return (
    <div className="platters">
      {pictures.map((picture) => (
        <Picture key={picture.base} picture={picture} shape="square" sizes="9rem" decorative first={first} />
      ))}
    </div>
  );
}
