const LENGTH_MAX = 1000;

/** Printable ASCII that begins with a slash, without a backslash, which browsers read as a slash. */
const LOCAL_PATH = /^\/[!-[\]-~]*$/;
/** `//` before the query: browsers read `//name` as another server, also after dot segments. */
const DOUBLE_SLASH = /^[^?#]*\/\//;
/** A segment of dots, escaped or not, before the query: browsers would resolve it to a path that was not checked. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const SIGN_IN_PAGE = /^\/auth(?:[/?#]|$)/;

/**
 * The path after signing in: the one where the person came from if it leads into this app, else home. The sign-in page
 * itself is excluded. Source: OWASP, Unvalidated Redirects and Forwards.
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
