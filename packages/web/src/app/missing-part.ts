/** What Chrome and Firefox, Safari, and the loader of a part's styles say of it. */
const SAID = /dynamically imported module|importing a module|unable to preload/i;

/** Whether the code of a part of the page could not be fetched: the words of browsers are English and name a file. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);
