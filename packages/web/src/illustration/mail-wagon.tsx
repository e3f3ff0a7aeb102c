const WHEELS = [
  [158, 372],
  [396, 372],
] as const;
const SPOKES = 10;
const AWNING = { left: 116, width: 232, stripes: 8, top: 176, bottom: 216 };
const LAMPS = [
  [24, 151],
  [44, 165],
  [66, 171],
  [496, 172],
  [518, 166],
  [538, 152],
] as const;

/** All spokes of one wheel, from the hub to the rim. */
const spokes = (x: number, y: number): string =>
  Array.from({ length: SPOKES }, (_, index) => {
    const angle = (index / SPOKES) * Math.PI * 2 + 0.2;
    return `M${x} ${y}L${(x + Math.cos(angle) * 46).toFixed(1)} ${(y + Math.sin(angle) * 46).toFixed(1)}`;
  }).join('');

/** One stripe of the awning with its round hem; each leans a little outwards. */
function stripe(index: number): string {
  const { left, width, stripes, top, bottom } = AWNING;
  const at = (share: number, y: number) => left + width * share + (share - 0.5) * (y - top) * 0.5;
  const [from, to] = [index / stripes, (index + 1) / stripes];
  const radius = (at(to, bottom) - at(from, bottom)) / 2;
  return `M${at(from, top)} ${top}L${at(from, bottom)} ${bottom}A${radius} ${radius * 0.8} 0 0 0 ${at(to, bottom)} ${bottom}L${at(to, top)} ${top}z`;
}

/** The old mail wagon with an oven in it: where the restaurant began. */
export const MailWagon = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 470" className={className} aria-hidden="true">
    <defs>
      <linearGradient id="wagon-wall" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#F0C35A" />
        <stop offset="1" stopColor="#DDA038" />
      </linearGradient>
      <linearGradient id="wagon-roof" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="#C25A33" />
        <stop offset="0.5" stopColor="#D06B40" />
        <stop offset="1" stopColor="#A64525" />
      </linearGradient>
      <radialGradient id="wagon-inside" cx="0.72" cy="0.75" r="0.85">
        <stop stopColor="#FFB85C" />
        <stop offset="0.4" stopColor="#B4541F" />
        <stop offset="1" stopColor="#3A1A0C" />
      </radialGradient>
      <clipPath id="wagon-window">
        <rect x="126" y="184" width="212" height="102" rx="6" />
      </clipPath>
    </defs>
    <ellipse cx="280" cy="428" rx="252" ry="18" fill="#1E0E04" opacity="0.13" />
    <g fill="#C9B9A6" opacity="0.55">
      <circle cx="404" cy="38" r="13" />
      <circle cx="424" cy="24" r="17" />
      <circle cx="449" cy="14" r="11" />
    </g>
    <path d="M376 62h34v70h-34z" fill="#6B4630" />
    <path d="M370 54h46q5 0 5 5v6q0 5-5 5h-46q-5 0-5-5v-6q0-5 5-5z" fill="#4E3120" />
    <path
      d="M12 140C60 178 90 176 112 150M548 140C512 178 478 176 452 150"
      fill="none"
      stroke="#5B4638"
      strokeWidth="2.5"
    />
    {LAMPS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y + 4} r="6.5" fill="#FFD774" stroke="#C98A2B" strokeWidth="1.5" />
    ))}
    <path d="M92 150h376q12 0 12 12v176q0 12-12 12H92q-12 0-12-12V162q0-12 12-12z" fill="url(#wagon-wall)" />
    <path d="M80 300h400v38q0 12-12 12H92q-12 0-12-12z" fill="#B9502B" />
    <path d="M80 296h400v6H80z" fill="#FFF3DC" opacity="0.85" />
    <g fill="none" stroke="#A06A1C" strokeWidth="2.5" strokeLinecap="round" opacity="0.35">
      <path d="M96 196h20M96 232h20M96 268h20M352 176v112M452 196h14M452 232h14M452 268h14" />
    </g>
    <path d="M60 152C92 96 180 84 280 84s188 12 220 68q4 8-6 8H66q-10 0-6-8z" fill="url(#wagon-roof)" />
    <path
      d="M96 132C130 106 196 100 262 99"
      fill="none"
      stroke="#FFE3CF"
      strokeWidth="7"
      strokeLinecap="round"
      opacity="0.5"
    />
    <rect x="126" y="184" width="212" height="102" rx="6" fill="url(#wagon-inside)" />
    <g clipPath="url(#wagon-window)">
      <path d="M128 214h96v5h-96z" fill="#8A5127" />
      <ellipse cx="152" cy="210" rx="20" ry="6" fill="#E3A457" />
      <ellipse cx="194" cy="210" rx="20" ry="6" fill="#D8934A" />
      <path d="M236 290v-24a46 46 0 0 1 92 0v24z" fill="#D08456" />
      <path d="M250 290v-22a32 32 0 0 1 64 0v22z" fill="#2A0F06" />
      <path d="M258 290c-4-22 12-26 10-44 14 8 18 20 14 28 6-4 8-10 8-16 12 10 18 20 12 32z" fill="#F26A21" />
      <path d="M268 290c-3-13 7-17 6-28 10 7 12 16 10 21 4-2 5-5 5-9 8 6 9 10 6 16z" fill="#FFC45A" />
    </g>
    <rect x="126" y="184" width="212" height="102" rx="6" fill="none" stroke="#8F5129" strokeWidth="6" />
    {Array.from({ length: AWNING.stripes }, (_, index) => (
      <path key={index} d={stripe(index)} fill={index % 2 === 0 ? '#B9502B' : '#FFF3DC'} />
    ))}
    <path d="M112 170h240v10H112z" fill="#8F5129" />
    <rect x="108" y="284" width="248" height="14" rx="7" fill="#EFE3D0" />
    <rect x="108" y="291" width="248" height="7" rx="3.5" fill="#CDB899" />
    <ellipse cx="176" cy="283" rx="34" ry="8" fill="#9C5A20" />
    <ellipse cx="176" cy="279" rx="34" ry="8" fill="#E3A457" />
    <ellipse cx="176" cy="278" rx="26" ry="5.4" fill="#C63A22" />
    <g fill="#FFF6E6">
      <ellipse cx="165" cy="277" rx="6" ry="2.2" />
      <ellipse cx="184" cy="279.5" rx="7" ry="2.2" />
    </g>
    <g fill="#1F7A45">
      <ellipse cx="175" cy="275.5" rx="4" ry="1.7" />
      <ellipse cx="194" cy="277" rx="4" ry="1.6" />
    </g>
    <path d="M372 188h66q8 0 8 8v150h-82V196q0-8 8-8z" fill="#0B6B4B" />
    <path d="M380 198h50v56h-50z" fill="#FFE6A8" />
    <path d="M405 198v56M380 226h50" stroke="#0B6B4B" strokeWidth="4" />
    <circle cx="434" cy="306" r="4.5" fill="#F0C35A" />
    <g fill="none" stroke="#F0C35A" strokeWidth="5" strokeLinecap="round">
      <circle cx="396" cy="286" r="11" />
      <path d="M385 286h-6M403 278l18-8M422 264v12" />
    </g>
    <path d="M364 350h82v10h-82zM356 362h98v9h-98z" fill="#6B4630" />
    <path d="M70 350h424v13q0 5-5 5H75q-5 0-5-5z" fill="#5B3A26" />
    <path d="M72 358H30" stroke="#5B3A26" strokeWidth="10" strokeLinecap="round" />
    {WHEELS.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="50" fill="none" stroke="#4E3120" strokeWidth="11" />
        <circle cx={x} cy={y} r="43" fill="none" stroke="#D9A15C" strokeWidth="4" />
        <path d={spokes(x, y)} stroke="#B9502B" strokeWidth="5" />
        <circle cx={x} cy={y} r="12" fill="#4E3120" />
        <circle cx={x} cy={y} r="5" fill="#F0C35A" />
      </g>
    ))}
  </svg>
);
