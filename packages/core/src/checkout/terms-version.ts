/** The day of the terms that guests agree to when they order. It changes with their text. */
export const TERMS_VERSION = '2026-11-28';
