const HOUSES = [
  'M20 330V196l44-44 44 44v134z',
  'M108 330V150l38-30 38 30v180z',
  'M184 330V206h22v-40h44v40h18v124z',
  'M268 330V176l50-52 50 52v154z',
  'M368 330V214l34-28 34 28v116z',
  'M436 330V160l44-36 44 36v170z',
];
const WINDOWS =
  'M48 212h14v20h-14zM74 212h14v20H74zM48 252h14v20h-14zM74 252h14v20H74zM130 172h12v20h-12zM152 172h12v20h-12zM130 212h12v20h-12zM152 212h12v20h-12zM222 190h14v20h-14zM296 196h14v20h-14zM326 196h14v20h-14zM296 236h14v20h-14zM326 236h14v20h-14zM394 230h14v18h-14zM462 180h14v20h-14zM488 180h14v20h-14zM462 220h14v20h-14zM488 220h14v20h-14z';

/** The courier on the cargo bike, on the way through the old town. */
export const Courier = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 470" className={className} aria-hidden="true">
    <defs>
      <linearGradient id="courier-box" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#D06B40" />
        <stop offset="1" stopColor="#A64525" />
      </linearGradient>
    </defs>
    <circle cx="452" cy="86" r="34" fill="#F0C35A" opacity="0.55" />
    <g fill="#C77B4E" opacity="0.24">
      {HOUSES.map((house, index) => (
        <path key={house} d={house} opacity={index % 2 === 0 ? 1 : 0.7} />
      ))}
    </g>
    <path d={WINDOWS} fill="#FFD774" opacity="0.65" />
    <ellipse cx="286" cy="424" rx="250" ry="15" fill="#1E0E04" opacity="0.13" />
    <g stroke="#B9502B" strokeWidth="5" strokeLinecap="round" opacity="0.45">
      <path d="M20 300h52M38 338h34M8 376h46" />
    </g>
    <path
      d="M222 238 196 300 226 372"
      fill="none"
      stroke="#23405A"
      strokeWidth="21"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M216 378h30" stroke="#2B2019" strokeWidth="13" strokeLinecap="round" />
    <g fill="none" stroke="#4E3D32" strokeWidth="11">
      <circle cx="148" cy="364" r="54" />
      <circle cx="456" cy="378" r="40" />
    </g>
    <g fill="none" stroke="#CDB899" strokeWidth="2">
      <path d="M148 314v100M98 364h100M113 329l70 70M183 329l-70 70M456 342v72M420 378h72M431 353l50 50M481 353l-50 50" />
    </g>
    <g fill="none" stroke="#0B6B4B" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
      <path d="M148 364 210 268 246 370z" />
      <path d="M246 370 292 380H430L456 378M210 268 300 300 292 380M300 300 306 232" />
    </g>
    <circle cx="148" cy="364" r="8" fill="#CDB899" />
    <circle cx="456" cy="378" r="7" fill="#CDB899" />
    <circle cx="246" cy="370" r="15" fill="#CDB899" />
    <circle cx="246" cy="370" r="7" fill="#3A2C24" />
    <path d="M180 262q22-12 50 0l-6 12h-38z" fill="#3A2C24" />
    <path d="M322 282h128q10 0 10 10l-8 62q-1 9-10 9H334q-10 0-10-9l-8-62q-1-10 6-10z" fill="url(#courier-box)" />
    <path d="M316 268h138q8 0 8 8v8q0 6-8 6H316q-8 0-8-6v-8q0-8 8-8z" fill="#EFE3D0" />
    <path d="M308 280h154v4q0 6-8 6H316q-8 0-8-6z" fill="#CDB899" />
    <circle cx="386" cy="326" r="26" fill="#FFF3DC" />
    <path
      d="M370 332c0-15 7-22 16-22s16 7 16 22zM366 337h40"
      fill="none"
      stroke="#B9502B"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g fill="none" stroke="#C9B9A6" strokeWidth="6" strokeLinecap="round" opacity="0.9">
      <path d="M352 252q-10-12 0-24t0-24M386 248q-10-12 0-24t0-26M420 252q-10-12 0-24t0-22" />
    </g>
    <path d="M288 228h26" stroke="#3A2C24" strokeWidth="9" strokeLinecap="round" />
    <path d="M214 244C204 200 214 158 244 144q26-10 36 12c4 22-14 56-22 92z" fill="#B9502B" />
    <path
      d="M222 236 284 286 252 362"
      fill="none"
      stroke="#2F5576"
      strokeWidth="23"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M246 366h32" stroke="#2B2019" strokeWidth="14" strokeLinecap="round" />
    <path
      d="M254 164 274 212 306 226"
      fill="none"
      stroke="#D06B40"
      strokeWidth="19"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="308" cy="226" r="10" fill="#E8B58C" />
    <path d="M254 142 266 118 284 132 276 152z" fill="#D99F75" />
    <circle cx="276" cy="106" r="29" fill="#E8B58C" />
    <circle cx="303" cy="110" r="5.5" fill="#E8B58C" />
    <path d="M244 106C240 74 262 62 282 66c18 3 29 16 28 32-24-8-42-6-66 8z" fill="#0B6B4B" />
    <path d="M250 96c18-11 36-13 59-6" fill="none" stroke="#4FC596" strokeWidth="5" strokeLinecap="round" />
    <path d="M252 108c2 14 6 20 16 26" fill="none" stroke="#2B2019" strokeWidth="3.5" strokeLinecap="round" />
    <circle cx="290" cy="106" r="2.8" fill="#2B2019" />
    <path d="M286 121q7 4 12-1" fill="none" stroke="#8A4B2A" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
