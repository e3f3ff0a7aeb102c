const LENGTH_MAX = 1000;

/** Printable ASCII from one slash on, without a backslash, which browsers read as a slash. */
const LOCAL_PATH = /^\/[!-[\]-~]*$/;
/** `//` before the query begins: browsers read `//name` as another server, also behind dot segments. */
const DOUBLE_SLASH = /^[^?#]*\/\//;
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
  !SIGN_IN_PAGE.test(wanted)
    ? wanted
    : '/';
