import type { Instant } from '../time/instant.ts';

const FRESH_MS = 15 * 60 * 1000;

/** Whether somebody signed in so recently that it is surely them who sets up a factor. Source: OWASP ASVS 5, 7.5.1. */
export const isFreshSignIn = (sessionBegan: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(sessionBegan) < FRESH_MS;
