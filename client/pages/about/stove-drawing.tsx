/** Rings of a heating coil, or of a cut onion. */
function Rings({ radii, ...stroke }: { radii: number[]; stroke: string; strokeWidth: number }) {
  return radii.map((radius) => <circle key={radius} r={radius} fill="none" {...stroke} />);
}

/** The founder's exercise book and small stove, from above. */
export function StoveDrawing() {
  return (
    <svg
      className="founder__drawing"
      viewBox="0 0 480 560"
      role="img"
      aria-label="Seen from above: a pot of red lentils on a small electric stove, an exercise book with crossed-out lines, a pencil, half an onion and a bowl of berbere."
    >
      <rect className="founder__table" width="480" height="560" />
      <Cloth />
      <Stove />
      <Book />
      <Onion />
      <Berbere />
    </svg>
  );
}

function Cloth() {
  const stripe = 'M0 0l12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14';
  return (
    <g transform="translate(292 262) rotate(7)">
      <rect width="176" height="330" fill="#f6ecd9" />
      <path d="M10 0v330M166 0v330" stroke="#e2cfab" strokeWidth="3" />
      <g fill="none" strokeWidth="5" transform="translate(16 20)">
        <path d={stripe} stroke="#a8321c" />
        <path d={stripe} stroke="#e9a23b" transform="translate(0 13)" />
        <path d={stripe} stroke="#4f6b3a" transform="translate(0 26)" />
      </g>
    </g>
  );
}

function Stove() {
  return (
    <g transform="translate(48 36)">
      <rect x="6" y="10" width="384" height="236" rx="18" fill="#1b120b" opacity="0.25" />
      <rect width="384" height="236" rx="18" fill="#cdb995" />
      <rect x="8" y="8" width="368" height="184" rx="12" fill="#fbf4e6" />
      <g transform="translate(296 98)">
        <circle r="62" fill="#2a1d13" />
        <Rings radii={[12, 24, 36, 48]} stroke="#6b5442" strokeWidth={6} />
      </g>
      <g transform="translate(124 102)">
        <circle r="94" fill="#2a1d13" />
        <Pot />
      </g>
      <g fill="#1b120b" stroke="#8a745f" strokeWidth="2">
        <circle cx="124" cy="214" r="12" />
        <circle cx="296" cy="214" r="12" />
        <path d="M124 214v-10M296 214l8-6" strokeWidth="3" strokeLinecap="round" />
      </g>
    </g>
  );
}

function Pot() {
  return (
    <>
      <path d="M-98-14h22v28h-22zM76-14h22v28H76z" fill="#7a4526" />
      <circle r="84" fill="#8d5230" />
      <circle r="75" fill="#5d2f18" />
      <circle r="70" fill="#b5452a" />
      <path d="M-50-30c20-26 60-36 88-14-20-4-34 4-52 6s-24 12-36 8z" fill="#d3643a" />
      <path d="M-62 10c2 26 22 46 46 52-22-14-30-30-30-48-4-6-10-8-16-4z" fill="#93301a" />
      <g fill="#e08a52">
        <circle cx="-34" cy="2" r="4" />
        <circle cx="-18" cy="20" r="3.4" />
        <circle cx="2" cy="-8" r="4" />
        <circle cx="18" cy="12" r="3.4" />
        <circle cx="40" cy="-4" r="4" />
        <circle cx="30" cy="32" r="3.4" />
        <circle cx="-6" cy="44" r="4" />
        <circle cx="-44" cy="-22" r="3" />
        <circle cx="14" cy="-44" r="3.4" />
      </g>
      <g fill="#e9a23b" opacity="0.75">
        <circle cx="-10" cy="-28" r="6" />
        <circle cx="44" cy="20" r="4.5" />
        <circle cx="-30" cy="40" r="4" />
      </g>
      <path d="M8 14L120 92" stroke="#c99a5e" strokeWidth="11" strokeLinecap="round" />
      <ellipse cx="4" cy="10" rx="21" ry="14" transform="rotate(35 4 10)" fill="#b98748" />
    </>
  );
}

const crossedOut = [66, 122, 178];
const lines = [38, 66, 94, 122, 150, 178, 206];

function Book() {
  return (
    <g transform="translate(44 308) rotate(-6)">
      <rect x="5" y="7" width="222" height="226" rx="4" fill="#1b120b" opacity="0.2" />
      <rect width="222" height="226" rx="4" fill="#4f6b3a" />
      <rect x="6" y="5" width="210" height="216" fill="#fffaf0" />
      <path d="M40 5v216" stroke="#d98a74" strokeWidth="1.5" />
      {lines.map((y, index) => (
        <path
          key={y}
          d={`M50 ${y}q14-9 24 0t24 0 20 0 22 0 ${30 - 6 * (index % 3)} 0`}
          fill="none"
          stroke="#5d4f3f"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      {crossedOut.map((y) => (
        <path
          key={y}
          d={`M46 ${y + 3}L${y + 60 > 180 ? 176 : 182} ${y - 6}`}
          stroke="#a8321c"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      ))}
      <g transform="translate(196 40) rotate(14)">
        <path d="M0 0h12v150H0z" fill="#e9a23b" />
        <path d="M0 150l6 18 6-18z" fill="#ead9bc" />
        <path d="M4 162l2 6 2-6z" fill="#22190f" />
        <path d="M0-12h12V0H0z" fill="#a8321c" />
      </g>
    </g>
  );
}

function Onion() {
  return (
    <g transform="translate(352 400)">
      <path d="M-46 8c-6-40 30-62 52-58s50 30 40 64-40 42-58 40-32-18-34-46z" fill="#8c3d4f" />
      <g transform="rotate(20)">
        <circle r="42" fill="#f4e3e0" />
        <Rings radii={[12, 21, 30, 38]} stroke="#c993a0" strokeWidth={2.5} />
      </g>
    </g>
  );
}

function Berbere() {
  return (
    <g transform="translate(398 496)">
      <circle cx="4" cy="5" r="46" fill="#1b120b" opacity="0.2" />
      <circle r="46" fill="#f2e7d5" />
      <circle r="39" fill="#d9c6a3" />
      <circle r="34" fill="#a8321c" />
      <path d="M-22-8c10-16 30-20 40-8-14-2-26 2-40 8z" fill="#c9573a" />
      <g fill="#842413">
        <circle cx="-6" cy="8" r="2" />
        <circle cx="8" cy="14" r="2.4" />
        <circle cx="14" cy="2" r="1.8" />
        <circle cx="-16" cy="16" r="1.6" />
        <circle cx="-2" cy="22" r="1.8" />
      </g>
    </g>
  );
}
