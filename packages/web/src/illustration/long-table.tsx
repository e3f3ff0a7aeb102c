/** The places of the bulbs on the string of lights. */
const BULBS = [
  [52, 62],
  [118, 84],
  [184, 98],
  [252, 104],
  [320, 102],
  [388, 92],
  [454, 74],
  [512, 50],
] as const;

const Glass = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 246)`}>
    <path d="M-11-44h22c1 17-2 28-11 30-9-2-12-13-11-30z" fill="#B9C9C4" opacity="0.5" />
    <path d="M-10.5-30h21c-1 10-4 15-10.5 16-6.5-1-9.5-6-10.5-16z" fill="#9C2B33" />
    <path d="M0-14V2M-9 2H9" stroke="#B9C9C4" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Bread = ({ x, sauce }: { x: number; sauce: string }) => (
  <g transform={`translate(${x} 240)`}>
    <ellipse cx="0" cy="10" rx="58" ry="9" fill="#6E4326" opacity="0.35" />
    <ellipse cx="0" cy="4" rx="60" ry="13" fill="#B8763B" />
    <ellipse cx="0" cy="0" rx="56" ry="13" fill="#E2AE6B" />
    <ellipse cx="0" cy="-1" rx="45" ry="9" fill={sauce} />
    <g fill="#FFF3DC">
      <ellipse cx="-20" cy="-2" rx="9" ry="3.5" />
      <ellipse cx="8" cy="2" rx="8" ry="3" />
      <ellipse cx="24" cy="-3" rx="7" ry="3" />
    </g>
    <g fill="#2F7A3F">
      <ellipse cx="-6" cy="-4" rx="6" ry="2.3" transform="rotate(-18 -6 -4)" />
      <ellipse cx="-30" cy="2" rx="5" ry="2" transform="rotate(14 -30 2)" />
      <ellipse cx="16" cy="-3" rx="5" ry="2" transform="rotate(20 16 -3)" />
    </g>
  </g>
);

/** A long table under a string of lights, set for many. */
export const LongTable = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 360" className={className} aria-hidden="true">
    <defs>
      <radialGradient id="bulb-glow">
        <stop offset="0" stopColor="#FFC861" stopOpacity="0.75" />
        <stop offset="1" stopColor="#FFC861" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="table-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#D79A62" />
        <stop offset="1" stopColor="#B4713E" />
      </linearGradient>
    </defs>
    <ellipse cx="280" cy="340" rx="236" ry="11" fill="#1E0E04" opacity="0.14" />
    <path d="M14 34q256 128 532 0" fill="none" stroke="#7A5B45" strokeWidth="3.5" strokeLinecap="round" />
    {BULBS.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y + 18} r="34" fill="url(#bulb-glow)" />
        <path d={`M${x - 5} ${y - 1}h10v8h-10z`} fill="#6B4A35" />
        <path d={`M${x} ${y + 6}c8 0 12 7 12 12 0 7-6 12-12 12s-12-5-12-12c0-5 4-12 12-12z`} fill="#FFD98A" />
        <path d={`M${x - 5} ${y + 15}q1-4 4-5`} fill="none" stroke="#FFF9EC" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    ))}
    <path d="M78 268l-16 70M482 268l16 70" stroke="#8A5430" strokeWidth="15" strokeLinecap="round" />
    <path d="M188 268l-6 62M372 268l6 62" stroke="#7A4828" strokeWidth="11" strokeLinecap="round" />
    <rect x="32" y="246" width="496" height="26" rx="9" fill="url(#table-wood)" />
    <path
      d="M46 254h150M230 260h120M380 254h128"
      stroke="#8A5430"
      strokeWidth="2"
      opacity="0.4"
      strokeLinecap="round"
    />
    <path d="M216 246h128l10 46q-12 8-24 0t-24 0-24 0-24 0-24 0-26 0z" fill="#B9502B" />
    <path d="M216 246h128l2 9H214z" fill="#D0693F" />
    <path d="M211 271h138M207 283h146" fill="none" stroke="#FBE9D6" strokeWidth="3" opacity="0.85" />
    <Bread x={128} sauce="#CF452B" />
    <Bread x={432} sauce="#EFD9A4" />
    <Glass x={206} />
    <Glass x={354} />
    <Glass x={52} />
    <Glass x={508} />
    <path d="M262 246c-3-10 2-16 2-26s-3-12 0-22h32c3 10 0 12 0 22s5 16 2 26z" fill="#C9764A" />
    <path
      d="M268 238c-2-9 1-13 1-20"
      fill="none"
      stroke="#EDB48E"
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.7"
    />
    <path
      d="M280 198v-34M272 198q-2-18-14-26M288 198q2-16 15-22"
      fill="none"
      stroke="#3D6B3B"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <g fill="#E98A62">
      <circle cx="280" cy="158" r="11" />
      <circle cx="256" cy="168" r="9" />
      <circle cx="305" cy="172" r="9" />
    </g>
    <g fill="#FFD98A">
      <circle cx="280" cy="158" r="4" />
      <circle cx="256" cy="168" r="3.5" />
      <circle cx="305" cy="172" r="3.5" />
    </g>
  </svg>
);
