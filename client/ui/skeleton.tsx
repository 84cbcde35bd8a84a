type Props = {
  shape: 'picture' | 'title' | 'line' | 'short';
};

/** Stands where something is on its way. */
export function Skeleton({ shape }: Props) {
  return <div className={`skeleton skeleton--${shape}`} aria-hidden="true" />;
}
