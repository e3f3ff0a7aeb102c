/** Logs an error to the browser's console. Source: specification, section 8. */
export function logFailure(error: unknown): void {
  console.error(error);
}
