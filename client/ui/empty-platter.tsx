/** A ring of woven teeth: each coil shows a smaller share of every motif than the one outside it. */
function Teeth({
  className,
  coils,
  motifs,
}: {
  className: string;
  coils: [radius: number, share: number][];
  motifs: number;
}) {
  return coils.map(([radius, share]) => (
    <circle
      key={radius}
      className={className}
      cx="120"
      cy="120"
      r={radius}
      pathLength={motifs * 10}
      strokeDasharray={`${share} ${10 - share}`}
      strokeDashoffset={share / 2}
    />
  ));
}

const inwards: [number, number][] = [
  [103, 8.6],
  [99, 6.8],
  [95, 5],
  [91, 3.2],
  [87, 1.4],
];
const outwards: [number, number][] = [
  [81, 1.2],
  [78, 3],
  [75, 5],
  [72, 7],
  [69, 9],
];
const coils = [62, 55, 48, 41, 34, 27, 20, 13, 6];

/** A woven platter, empty but for a scrap of injera and crumbs. */
export function EmptyPlatter() {
  return (
    <svg className="empty-platter" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className="empty-platter__shadow" cx="124" cy="126" r="112" />
      <circle className="empty-platter__rim" cx="120" cy="120" r="113" />
      <circle className="empty-platter__straw" cx="120" cy="120" r="106" />
      <Teeth className="empty-platter__tooth" coils={inwards} motifs={24} />
      <Teeth className="empty-platter__tooth empty-platter__tooth--green" coils={outwards} motifs={18} />
      <circle className="empty-platter__middle" cx="120" cy="120" r="66" />
      {coils.map((radius) => (
        <circle key={radius} className="empty-platter__coil" cx="120" cy="120" r={radius} />
      ))}
      <path className="empty-platter__smear" d="M84 92c14-12 38-16 50-4s-2 18-12 24-14 22-28 20-24-28-10-40z" />
      <path className="empty-platter__smear" d="M140 150c8-4 18-2 18 6s-14 12-20 8-6-10 2-14z" />
      <path
        className="empty-platter__injera"
        d="M104 142c4-12 20-16 34-8s20 22 14 34-16 8-20 2-8 4-14 2-4-10-8-14-9-8-6-16z"
      />
      <g className="empty-platter__holes">
        <circle cx="116" cy="142" r="1.5" />
        <circle cx="126" cy="150" r="1.7" />
        <circle cx="138" cy="152" r="1.4" />
        <circle cx="130" cy="140" r="1.2" />
        <circle cx="144" cy="163" r="1.5" />
        <circle cx="118" cy="154" r="1.1" />
      </g>
      <g className="empty-platter__crumbs">
        <circle cx="156" cy="98" r="2.2" />
        <circle cx="161" cy="105" r="1.3" />
        <circle cx="150" cy="106" r="1.5" />
        <circle cx="84" cy="150" r="2" />
        <circle cx="98" cy="108" r="2.4" />
        <circle cx="106" cy="101" r="1.6" />
        <circle cx="112" cy="110" r="1.9" />
      </g>
    </svg>
  );
}
