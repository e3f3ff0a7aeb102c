import { bytesOfBase32, openSteps } from '@ofenpost/core/second-factor/one-time-code';
import { recoveryCodes, secondFactorOffer } from '@ofenpost/core/second-factor/second-factor';
import { codeOfStep } from '../../src/session/factor-secrets.ts';
import type { Browser } from './browser.fixtures.ts';

/** The current code of the app, or that of a later step; `later` counts steps of 30 seconds. */
export const appCode = (secret: string, later = 0): string =>
  codeOfStep(Buffer.from(bytesOfBase32(secret)), (openSteps(Date.now(), null)[1] ?? 0) + later);

/** Calls a route of the account's own second factor. */
export async function sendFactor({ fetch }: Browser, url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL('/api/me/second-factor', url), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Creates the secret for an app. */
export const beginFactor = async (browser: Browser, url: string): Promise<string> =>
  secondFactorOffer.parse(await sendFactor(browser, url, 'POST')).secret;

/** Switches it on with the app's first code, which is then used; returns the recovery codes. */
export const confirmFactor = async (browser: Browser, url: string, secret: string): Promise<string[]> =>
  recoveryCodes.parse(await sendFactor(browser, url, 'PUT', { code: appCode(secret) }));
