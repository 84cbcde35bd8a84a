/** A mesob with nothing on it but crumbs. */
export function EmptyPlatter() {
  return (
    <svg className="empty-platter" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className="empty-platter__stand" cx="120" cy="120" r="112" />
      <circle className="empty-platter__weave" cx="120" cy="120" r="98" />
      <circle className="empty-platter__weave empty-platter__weave--inner" cx="120" cy="120" r="84" />
      <circle className="empty-platter__plate" cx="120" cy="120" r="72" />
      <g className="empty-platter__crumbs">
        <circle cx="96" cy="104" r="3" />
        <circle cx="106" cy="148" r="2" />
        <circle cx="142" cy="92" r="2.4" />
        <circle cx="152" cy="136" r="3.2" />
        <circle cx="124" cy="124" r="1.8" />
        <path d="M128 158c8-2 16-6 20-12l4 8c-6 6-14 9-22 9z" />
      </g>
    </svg>
  );
}
