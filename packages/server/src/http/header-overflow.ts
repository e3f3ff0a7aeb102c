/** The answer to a request whose head is larger than Node's parser takes. */
export type OverflowAnswer = readonly [status: string, text: string];

const TOO_LARGE = '431 Request Header Fields Too Large';

const OVERFLOWS = {
  address: [
    '414 URI Too Long',
    'Diese Adresse ist zu lang. Bitte ruf die Seite ohne das auf, was hinter dem Fragezeichen steht.',
  ],
  cookies: [
    TOO_LARGE,
    'Dein Browser schickt zu viele Cookies mit. Bitte lösche die Cookies dieser Seite und lade sie neu.',
  ],
  others: [
    TOO_LARGE,
    'Diese Anfrage hat zu grosse Kopfzeilen. Im Browser hilft oft, die Cookies dieser Seite zu löschen und sie neu zu laden.',
  ],
} as const satisfies Record<string, OverflowAnswer>;

const REQUEST_LINE = /^[A-Z]+ /;

/**
 * Says what of a head takes most of it. `packet`: what came last over the connection; a head that came in several pieces
 * is not there as a whole, and then nothing is known.
 */
export function overflowAnswer(packet: Uint8Array | undefined): OverflowAnswer {
  const [head = ''] = Buffer.from(packet ?? [])
    .toString('latin1')
    .split('\r\n\r\n', 1);
  const [requestLine = '', ...lines] = head.split('\r\n');
  if (!REQUEST_LINE.test(requestLine)) return OVERFLOWS.others;
  const lengthOf = (parts: readonly string[]) => parts.join('').length;
  const cookies = lengthOf(lines.filter((line) => /^cookie:/i.test(line)));
  const others = lengthOf(lines) - cookies;
  if (requestLine.length > Math.max(cookies, others)) return OVERFLOWS.address;
  return cookies > others ? OVERFLOWS.cookies : OVERFLOWS.others;
}
