/**
 * What to pass beside a request that was made from these arguments of `fetch`, so that it ends with them. A request
 * follows the signal of the one it was made from, but Node drops that link as soon as nobody holds the other request:
 * then neither an abort nor a timeout arrives, and the process does not end.
 */
export const requestSignal = (...[input, init]: Parameters<typeof fetch>): { readonly signal: AbortSignal | null } => ({
  signal: init?.signal ?? (input instanceof Request ? input.signal : null),
});
