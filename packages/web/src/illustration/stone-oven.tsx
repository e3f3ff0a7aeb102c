const CENTRE = { x: 280, y: 300 };
const BRICKS = 11;
const SHADES = ['#C9764A', '#B9623A', '#D08456', '#AD5730'];
const LOGS = [
  [222, 398, 19],
  [262, 400, 18],
  [300, 398, 19],
  [339, 400, 17],
  [243, 366, 17],
  [281, 367, 18],
  [319, 367, 16],
] as const;

/** One brick of the arch over the mouth. */
function brick(index: number): string {
  const gap = 0.018;
  const from = Math.PI + (index / BRICKS) * Math.PI + gap;
  const to = Math.PI + ((index + 1) / BRICKS) * Math.PI - gap;
  const at = (angle: number, radius: number) =>
    `${(CENTRE.x + Math.cos(angle) * radius).toFixed(1)} ${(CENTRE.y + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(from, 132)}A132 132 0 0 1 ${at(to, 132)}L${at(to, 166)}A166 166 0 0 0 ${at(from, 166)}z`;
}

/** The stone oven, with a fire and a flatbread in it. */
export const StoneOven = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 470" className={className} aria-hidden="true">
    <defs>
      <linearGradient id="oven-dome" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#F2D3A8" />
        <stop offset="0.5" stopColor="#DDAE78" />
        <stop offset="1" stopColor="#B97C47" />
      </linearGradient>
      <linearGradient id="oven-base" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#C98F5C" />
        <stop offset="1" stopColor="#9C6334" />
      </linearGradient>
      <radialGradient id="oven-glow" cx="0.34" cy="0.78" r="0.8">
        <stop stopColor="#FFB347" />
        <stop offset="0.3" stopColor="#D9541E" />
        <stop offset="0.68" stopColor="#5A1D0C" />
        <stop offset="1" stopColor="#230D06" />
      </radialGradient>
      <clipPath id="oven-mouth">
        <path d="M148 300a132 132 0 0 1 264 0z" />
      </clipPath>
    </defs>
    <ellipse cx="280" cy="444" rx="250" ry="20" fill="#1E0E04" opacity="0.13" />
    <path d="M402 128V34q0-8 8-8h46q8 0 8 8v160z" fill="#B06A3B" />
    <path d="M394 26h78q6 0 6 6v10q0 6-6 6h-78q-6 0-6-6V32q0-6 6-6z" fill="#8F5129" />
    <path d="M40 310C40 160 140 62 280 62s240 98 240 248z" fill="url(#oven-dome)" />
    <path
      d="M92 196C124 128 190 88 262 82"
      fill="none"
      stroke="#FFF1D6"
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.6"
    />
    <g fill="none" stroke="#8A5A2C" strokeWidth="3" strokeLinecap="round" opacity="0.28">
      <path d="M66 262h34M84 226h26M462 236h34M442 198h26M470 272h30M196 112h30M330 104h34M372 132h22" />
    </g>
    <rect x="62" y="312" width="436" height="126" rx="16" fill="url(#oven-base)" />
    <g fill="none" stroke="#7A4920" strokeWidth="3" strokeLinecap="round" opacity="0.35">
      <path d="M84 352h44M100 384h44M80 414h40M432 350h42M416 384h44M440 414h38" />
    </g>
    <path d="M196 438v-44q0-52 84-52t84 52v44z" fill="#2A150B" />
    {LOGS.map(([x, y, r]) => (
      <g key={`${x}`}>
        <circle cx={x} cy={y} r={r} fill="#8A5127" />
        <circle cx={x} cy={y} r={r - 4} fill="#E2B67C" />
        <circle cx={x} cy={y} r={r - 9} fill="none" stroke="#B98147" strokeWidth="2" />
      </g>
    ))}
    <path d="M148 300a132 132 0 0 1 264 0z" fill="url(#oven-glow)" />
    <g clipPath="url(#oven-mouth)">
      <path d="M164 304c-8-44 22-56 18-96 26 16 28 44 24 58 12-10 14-26 12-38 26 20 36 52 20 76z" fill="#F26A21" />
      <path d="M180 304c-6-28 12-38 10-62 18 12 20 30 16 42 8-6 10-14 10-22 16 14 20 30 10 42z" fill="#FFA42E" />
      <path d="M192 304c-4-16 8-22 8-36 12 10 16 24 10 36z" fill="#FFE08A" />
      <ellipse cx="320" cy="290" rx="76" ry="17" fill="#7A3A12" />
      <ellipse cx="320" cy="286" rx="76" ry="17" fill="#E3A457" />
      <ellipse cx="320" cy="284" rx="61" ry="11.5" fill="#C63A22" />
      <g fill="#FFF6E6">
        <ellipse cx="294" cy="283" rx="12" ry="4" />
        <ellipse cx="330" cy="288" rx="14" ry="4" />
        <ellipse cx="348" cy="280" rx="11" ry="3.4" />
      </g>
      <g fill="#1F7A45">
        <ellipse cx="312" cy="279" rx="7" ry="2.6" />
        <ellipse cx="356" cy="287" rx="7" ry="2.4" />
        <ellipse cx="284" cy="289" rx="6" ry="2.3" />
      </g>
    </g>
    {Array.from({ length: BRICKS }, (_, index) => (
      <path key={index} d={brick(index)} fill={SHADES[(index * 3) % SHADES.length]} />
    ))}
    <rect x="34" y="298" width="492" height="25" rx="10" fill="#EFE3D0" />
    <rect x="34" y="312" width="492" height="11" rx="5.5" fill="#CDB899" />
  </svg>
);
