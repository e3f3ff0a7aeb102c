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
