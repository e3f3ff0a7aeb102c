const FLOUR = [
  [44, 196],
  [70, 210],
  [250, 206],
  [276, 192],
  [226, 214],
  [98, 216],
] as const;

/** A flattened dough and its toppings. */
export const Worktop = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
    <ellipse cx="160" cy="206" rx="150" ry="22" fill="#D9B98C" opacity="0.4" />
    {FLOUR.map(([x, y]) => (
      <ellipse key={x} cx={x} cy={y} rx="13" ry="4" fill="#FFF9EF" />
    ))}
    <g transform="translate(28 34) rotate(-7 120 84)">
      <rect x="56" y="66" width="136" height="36" rx="18" fill="#D9A15C" />
      <path d="M74 74h100" stroke="#F2D3A8" strokeWidth="6" strokeLinecap="round" />
      <path d="M56 84H26M192 84h30" stroke="#B97C47" strokeWidth="15" strokeLinecap="round" />
    </g>
    <ellipse cx="146" cy="180" rx="118" ry="36" fill="#B97C47" />
    <ellipse cx="146" cy="172" rx="118" ry="36" fill="#F0D3A2" />
    <ellipse cx="146" cy="169" rx="96" ry="27" fill="#D24A2C" />
    <path
      d="M74 162c30-18 90-24 138-8M84 180c36 12 88 14 126 0"
      fill="none"
      stroke="#B33A20"
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.6"
    />
    <g fill="#FFF6E6">
      <ellipse cx="112" cy="166" rx="18" ry="7" />
      <ellipse cx="166" cy="178" rx="16" ry="6" />
      <ellipse cx="188" cy="160" rx="14" ry="5" />
    </g>
    <g fill="#1F7A45">
      <path d="M136 158c10-10 22-8 26-2-8 8-18 8-26 2zM92 180c10-8 20-6 24 0-8 6-18 6-24 0z" />
    </g>
    <g fill="#C9301C">
      <circle cx="262" cy="156" r="25" />
      <circle cx="292" cy="176" r="19" />
    </g>
    <path
      d="M262 134q-6 6-14 6 8 4 14-1 6 5 14 1-8 0-14-6zM292 160q-4 5-10 5 6 3 10-1 4 4 10 1-6 0-10-5z"
      fill="#1F7A45"
    />
    <path d="M250 148q4-9 12-10M283 170q3-6 8-6" fill="none" stroke="#FF9C8A" strokeWidth="4" strokeLinecap="round" />
    <g fill="#FFF9EF" opacity="0.9">
      <circle cx="222" cy="112" r="3" />
      <circle cx="236" cy="96" r="2.5" />
      <circle cx="210" cy="124" r="2.5" />
    </g>
  </svg>
);

/** Dough that rests in its bowl, half under a cloth. */
export const KneadingBowl = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
    <ellipse cx="160" cy="222" rx="118" ry="10" fill="#1E0E04" opacity="0.13" />
    <path d="M52 118C58 60 112 34 160 34s102 26 108 84z" fill="#F4E3C4" />
    <path d="M84 92c12-24 36-38 60-42" fill="none" stroke="#FFF9EC" strokeWidth="9" strokeLinecap="round" />
    <g fill="#E2C99E">
      <circle cx="196" cy="70" r="6" />
      <circle cx="220" cy="92" r="4.5" />
      <circle cx="172" cy="92" r="3.5" />
    </g>
    <path d="M176 36c50 2 86 30 92 82l16 34c-20 10-28-4-44 4s-28-6-44 2c8-44 4-92-20-122z" fill="#FFF9EF" />
    <path
      d="M200 44c22 34 26 72 22 110M232 62c16 28 20 56 20 88"
      fill="none"
      stroke="#B9502B"
      strokeWidth="5"
      opacity="0.75"
    />
    <path d="M30 116h260c0 58-40 102-84 102h-92c-44 0-84-44-84-102z" fill="#C9764A" />
    <path
      d="M52 134c8 34 30 60 58 66"
      fill="none"
      stroke="#EDB48E"
      strokeWidth="8"
      strokeLinecap="round"
      opacity="0.7"
    />
    <rect x="22" y="106" width="276" height="20" rx="10" fill="#D98F64" />
    <path
      d="M94 154q22 14 44 0t44 0 44 0"
      fill="none"
      stroke="#FFF3DC"
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.7"
    />
  </svg>
);
