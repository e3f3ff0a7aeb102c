/** Writes into the browser's console what went wrong, for whoever looks into it. Source: specification, section 8. */
export function logFailure(error: unknown): void {
  // The one place that does so.
  // oxlint-disable-next-line no-console
  console.error(error);
}
