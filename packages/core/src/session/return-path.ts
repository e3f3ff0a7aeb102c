const LENGTH_MAX = 1000;

/** Printable ASCII from one slash on, without a backslash, which browsers read as a slash. */
const LOCAL_PATH = /^\/[!-[\]-~]*$/;
/** `//` before the query begins: browsers read `//name` as another server, also behind dot segments. */
const DOUBLE_SLASH = /^[^?#]*\/\//;
/** A segment of dots, written out or not, before the query begins: what is judged here is not yet where it leads. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const SIGN_IN_PAGE = /^\/auth(?:[/?#]|$)/;

/**
 * Where a person goes after signing in: the path they came from if it leads nowhere but into this app, else home. The
 * sign-in page itself is no place to return to. Source: OWASP, Unvalidated Redirects and Forwards.
 */
export const returnPathOf = (wanted: string | null): string =>
  wanted !== null &&
  wanted.length <= LENGTH_MAX &&
  LOCAL_PATH.test(wanted) &&
  !DOUBLE_SLASH.test(wanted) &&
  !DOT_SEGMENT.test(wanted) &&
  !SIGN_IN_PAGE.test(wanted)
    ? wanted
    : '/';
