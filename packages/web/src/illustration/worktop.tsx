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
