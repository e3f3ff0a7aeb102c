/** A dot where mail programs recognise a domain: a dot of any script between a sign and a letter. */
const DOT = /(?<=\S)(?<dot>[.\u2024\u3002\uFF0E\uFF61])(?=\p{DI}*\p{L})/gu;
/** A colon where they recognise a scheme or a host: `https://`, `mailto:`, `www.1`. */
const SCHEME = /(?<=\p{L})(?<colon>[:\uFF1A])(?=\S)/gu;
const WWW = /(?<www>\bwww\p{DI}*[.\u3002\uFF0E\uFF61])(?=\S)/giu;

/** A backslash where they recognise a computer in the network: `\\server`. */
const BACKSLASH = /\\(?=\\)/g;

/** A text of somebody else in which mail programs find no link: `evil.example` becomes `evil. example`. */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(BACKSLASH, '\\ ')
    .replaceAll(SCHEME, '$<colon> ')
    .replaceAll(DOT, '$<dot> ')
    .replaceAll(WWW, '$<www> ');

/**
 * A URL or an e-mail address, as far as no name looks like it: `St.Gallen` and `J.R. Meier` are names. Nothing repeats
 * before a dot, so that long texts are not slow.
 */
const ADDRESS = /:\/\/|\bwww\.\S|\S@\S|\p{L}{2}\.\p{L}{2,}\/|\.(?:ch|com|net|org|info|de|at|li|example)\b/iu;

/** Whether a text that should be a name is, or contains, a URL or an e-mail address. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);
