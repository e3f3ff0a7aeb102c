import { DEFAULT_ERROR_DETAIL, LOST_CONNECTION_DETAIL } from '@ofenpost/core/error/error-catalogue';

/** What Chrome and Firefox, Safari, and the loader of a part's styles say of it. */
const SAID = /dynamically imported module|importing a module|unable to preload/i;

/** Whether the code of a part of the page could not be fetched: the words of browsers are English and name a file. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);

/** What is shown instead of the browser's words. No network is only what the browser knows to be none. */
export const missingPartError = (): Error =>
  new Error(navigator.onLine ? DEFAULT_ERROR_DETAIL : LOST_CONNECTION_DETAIL);
