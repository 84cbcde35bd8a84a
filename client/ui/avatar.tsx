import './avatar.css';
/** An author's initials on a round plate, for beside the name. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className="avatar" aria-hidden="true">
      {initials}
    </span>
  );
}
