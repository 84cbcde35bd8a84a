import './skeleton.css';

type Props = {
  shape: 'picture' | 'platter' | 'band' | 'title' | 'line' | 'short' | 'crumbs';
};

/** Stands where something is on its way. */
export function Skeleton({ shape }: Props) {
  return <div className={`skeleton skeleton--${shape}`} aria-hidden="true" />;
}
