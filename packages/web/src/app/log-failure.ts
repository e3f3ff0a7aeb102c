/** Writes into the browser's console what went wrong, for whoever looks into it. Source: specification, section 8. */
export function logFailure(error: unknown): void {
  console.error(error);
}
