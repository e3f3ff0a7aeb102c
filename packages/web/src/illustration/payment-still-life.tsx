const KEYS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [246 + column * 26, 262 + row * 22] as const));
/** The coins from above at a slant: the lower edge, the face, the inner rim. */
const COINS = [
  [150, 392, '#9A948B', '#D8D3CA', '#BDB7AC'],
  [150, 380, '#9A948B', '#DFDAD1', '#C4BEB3'],
  [208, 402, '#A9741D', '#E8B33F', '#C98A2B'],
  [104, 410, '#9A948B', '#D8D3CA', '#BDB7AC'],
] as const;

/** A still life of all means of payment at the door. */
export const PaymentStillLife = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 470" className={className} aria-hidden="true">
    <defs>
      <linearGradient id="pay-note" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#F3C0A6" />
        <stop offset="1" stopColor="#DB8A62" />
      </linearGradient>
      <linearGradient id="pay-gift" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#C25A33" />
        <stop offset="1" stopColor="#93391B" />
      </linearGradient>
      <linearGradient id="pay-case" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#4B3A30" />
        <stop offset="1" stopColor="#2B2019" />
      </linearGradient>
    </defs>
    <ellipse cx="280" cy="424" rx="256" ry="22" fill="#1E0E04" opacity="0.13" />
    <g transform="rotate(-14 150 200)">
      <rect x="44" y="150" width="190" height="92" rx="8" fill="url(#pay-note)" />
      <rect
        x="54"
        y="160"
        width="170"
        height="72"
        rx="5"
        fill="none"
        stroke="#FFF3DC"
        strokeWidth="2.5"
        opacity="0.7"
      />
      <circle cx="118" cy="196" r="25" fill="#FFF3DC" opacity="0.55" />
      <path
        d="M93 196h50M118 171v50M101 178q17 10 34 0M101 214q17-10 34 0"
        stroke="#B9623A"
        strokeWidth="2"
        fill="none"
        opacity="0.7"
      />
      <path
        d="M176 176h36M176 188h26M176 214h36"
        stroke="#8A3F1D"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.6"
      />
    </g>
    <g transform="rotate(13 430 220)">
      <rect x="352" y="84" width="136" height="252" rx="22" fill="#2B2019" />
      <rect x="361" y="94" width="118" height="232" rx="14" fill="#FFF9EF" />
      <rect x="400" y="100" width="40" height="8" rx="4" fill="#2B2019" />
      <circle cx="420" cy="184" r="36" fill="#0B6B4B" />
      <path
        d="m403 185 12 13 24-27"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M386 244h68M396 262h48" stroke="#D8CAB7" strokeWidth="8" strokeLinecap="round" />
      <rect x="384" y="284" width="72" height="24" rx="12" fill="#DFEEE4" />
    </g>
    <path d="M236 126h72l10-74q1-8-7-8h-78q-8 0-7 8z" fill="#FFF9EF" stroke="#E4D6C1" strokeWidth="2" />
    <path d="M242 66h58M244 80h40M246 94h52M248 108h30" stroke="#BBAA96" strokeWidth="4" strokeLinecap="round" />
    <path d="M216 118h112q18 0 18 18v208q0 34-34 34h-80q-34 0-34-34V136q0-18 18-18z" fill="url(#pay-case)" />
    <rect x="214" y="138" width="116" height="92" rx="10" fill="#FFF3DC" />
    <path d="M228 158h44" stroke="#BBAA96" strokeWidth="6" strokeLinecap="round" />
    <path d="M228 186h88" stroke="#2B2019" strokeWidth="11" strokeLinecap="round" />
    <path d="M228 212h30" stroke="#0B6B4B" strokeWidth="6" strokeLinecap="round" />
    <g fill="none" stroke="#B9502B" strokeWidth="4" strokeLinecap="round">
      <path d="M290 206q6 6 0 13M299 201q11 11 0 23M308 196q16 16 0 33" />
    </g>
    {KEYS.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x - 9} y={y - 7} width="18" height="14" rx="5" fill="#6E5A4C" />
    ))}
    <rect x="236" y="325" width="20" height="14" rx="5" fill="#D9541E" />
    <rect x="262" y="325" width="20" height="14" rx="5" fill="#E8B33F" />
    <rect x="288" y="325" width="20" height="14" rx="5" fill="#2FA36F" />
    <path d="M222 366h100v46q0 8-8 8h-84q-8 0-8-8z" fill="#0B6B4B" />
    <path d="M222 382h100" stroke="#084C36" strokeWidth="10" />
    <rect x="234" y="394" width="24" height="16" rx="4" fill="#F0C35A" />
    <path d="M198 352q0 26 34 26h80q34 0 34-26v-8q0 26-34 26h-80q-34 0-34-26z" fill="#1E1510" />
    {COINS.map(([x, y, edge, face, rim]) => (
      <g key={`${x} ${y}`}>
        <ellipse cx={x} cy={y + 7} rx="33" ry="14" fill={edge} />
        <ellipse cx={x} cy={y} rx="33" ry="14" fill={face} />
        <ellipse cx={x} cy={y} rx="26" ry="10.5" fill="none" stroke={rim} strokeWidth="2" />
        <path d={`M${x - 3} ${y - 5.5}h6v4h6v4h-6v4h-6v-4h-6v-4h6z`} fill={rim} />
      </g>
    ))}
    <g transform="rotate(-7 440 372)">
      <rect x="366" y="328" width="150" height="94" rx="12" fill="url(#pay-gift)" />
      <path d="M398 328h16v94h-16zM366 360h150v14H366z" fill="#F6D9A0" />
      <path
        d="M406 366c-28-4-34-30-18-32 12-1 17 17 18 32 1-15 6-33 18-32 16 2 10 28-18 32z"
        fill="none"
        stroke="#F6D9A0"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M434 394h64M434 407h40" stroke="#F6E1D5" strokeWidth="5" strokeLinecap="round" opacity="0.85" />
    </g>
  </svg>
);
