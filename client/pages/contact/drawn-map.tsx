/** A drawing of the streets around the office. */
export function DrawnMap() {
  return (
    <svg
      className="drawn-map"
      viewBox="0 0 960 420"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A drawing of the streets around the office, between the railway and the creek, next to a small park."
    >
      <rect className="drawn-map__land" width="960" height="420" />
      <path
        className="drawn-map__park"
        d="M572 84h136q18 0 18 18v96q0 20-20 20H590q-34 0-36-34l-2-78q0-22 20-22zM96 344c40-22 104-14 122 10s-2 50-44 58-96-4-104-24 2-34 26-44z"
      />
      <path
        className="drawn-map__blocks"
        d="M258 84h86v58h-86zM358 84h76v58h-76zM258 156h60v66h-60zM332 156h102v66H332zM464 84h72v58h-72zM464 156h72v66h-72zM300 254h60v56h-60zM374 254h60v56h-60zM464 254h76v56h-76zM554 254h86v56h-86zM654 254h74v56h-74zM372 340h62v90h-62zM464 340h106v90H464zM584 340h144v90H584zM20 84h60v58H20zM20 156h86v66H20zM20 254h140v40H20zM760 254h60v70h-60zM760 20h50v90h-50zM880 20h70v60h-70zM890 200h60v24h-60zM890 254h70v60h-70z"
      />
      <path className="drawn-map__creek" d="M836-10c-30 60 24 96 4 150s-60 70-40 130 52 90 28 160" />
      <path
        className="drawn-map__streets"
        d="M242-10v440M742-10v440M242 70h500M242 325h500M-10 70h252M742 180l230-64M160 325h82"
      />
      <path className="drawn-map__streets drawn-map__streets--wide" d="M-10 238h990M449-10v440" />
      <path className="drawn-map__path" d="M560 92c40 20 60 60 90 70s50 30 62 50" />
      <path className="drawn-map__rail" d="M90-10C150 60 150 170 210 250S330 400 400 430" />
      <path className="drawn-map__sleepers" d="M90-10C150 60 150 170 210 250S330 400 400 430" />
      <g className="drawn-map__trees">
        <circle cx="580" cy="150" r="15" />
        <circle cx="606" cy="186" r="18" />
        <circle cx="640" cy="198" r="11" />
        <circle cx="680" cy="112" r="16" />
        <circle cx="648" cy="104" r="10" />
        <circle cx="706" cy="138" r="11" />
        <circle cx="668" cy="136" r="8" />
        <circle cx="120" cy="374" r="14" />
        <circle cx="156" cy="360" r="10" />
        <circle cx="170" cy="388" r="12" />
      </g>
      <g transform="translate(500 190)">
        <path className="drawn-map__pin" d="M0 44C-12 22-40 14-40-16a40 40 0 0 1 80 0C40 14 12 22 0 44z" />
        <circle className="drawn-map__rim" cy="-16" r="29" />
        <circle className="drawn-map__plate" cy="-16" r="23" />
        <circle className="drawn-map__stew" cx="-4" cy="-12" r="10" />
        <circle className="drawn-map__greens" cx="11" cy="-22" r="6" />
        <circle className="drawn-map__sauce" cx="-7" cy="-29" r="5" />
      </g>
    </svg>
  );
}
