/** Where mail programs see a domain: a dot of any script between a sign and a letter. */
const DOT = /(?<=\S)(?<dot>[.\u2024\u3002\uFF0E\uFF61])(?=\p{DI}*\p{L})/gu;
/** Where they see a scheme or a host whatever follows: `https://`, `mailto:`, `www.1`. */
const SCHEME = /(?<=\p{L})(?<colon>[:\uFF1A])(?=\S)/gu;
const WWW = /(?<www>\bwww\p{DI}*[.\u3002\uFF0E\uFF61])(?=\S)/giu;

/** Where they see a computer in the network: `\\server`. */
const BACKSLASH = /\\(?=\\)/g;

/** A text of somebody else in which no mail program finds a link: `evil.example` becomes `evil. example`. */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(BACKSLASH, '\\ ')
    .replaceAll(SCHEME, '$<colon> ')
    .replaceAll(DOT, '$<dot> ')
    .replaceAll(WWW, '$<www> ');

/** An address of the web or of e-mail, as far as no name has it: `St.Gallen` and `J.R. Meier` are names. Nothing repeats before a dot, so that long texts take no longer. */
const ADDRESS = /:\/\/|\bwww\.\S|\S@\S|\p{L}{2}\.\p{L}{2,}\/|\.(?:ch|com|net|org|info|de|at|li|example)\b/iu;

/** Whether something that is meant to be a name is, or holds, an address of the web or of e-mail. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);
