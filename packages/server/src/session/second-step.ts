import { isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { enteredCode } from '@ofenpost/core/second-factor/second-factor';
import { checkCode } from '@ofenpost/core/second-factor/second-factor.use-cases';
import { SECOND_STEP } from '@ofenpost/core/second-factor/second-step';
import { returnPathOf } from '@ofenpost/core/session/sign-in';
import type { Context } from 'hono';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import { type AppEnvironment, readForm } from '../http/app.ts';
import type { CallCounter } from '../http/rate-limit.ts';
import type { Authentication } from './authentication.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { hasFactor, updateFactor } from './second-factor.repository.ts';
import {
  COOKIE_PREFIX,
  type SessionCookieKey,
  cookieName,
  sessionCookieAttributes,
  readSessionToken,
  sessionCookie,
} from './session-cookie.ts';
import { beginSession, endSession, findSession } from './session.repository.ts';
import type { BegunSession } from './sign-in-report.ts';

/** How long a person may take to enter the code: 10 minutes. */
const SECONDS = 10 * 60;

const nameOf = (inProduction: boolean): string => cookieName(`${COOKIE_PREFIX}.half-sign-in`, inProduction);

const half = z.tuple([z.literal('half'), z.uuid(), z.string().check(z.regex(/^\d+$/))]);

const serialize = (value: string, { authSecret, inProduction }: SessionCookieKey, maxAge: number): Promise<string> =>
  serializeSigned(nameOf(inProduction), value, authSecret, { ...sessionCookieAttributes(inProduction), maxAge });

/**
 * Sets the cookie of a pending sign-in: the provider has identified the person, and the second factor is missing. It
 * grants no access by itself.
 */
const pendingSignInCookie = (accountId: string, key: SessionCookieKey): Promise<string> =>
  serialize(`half.${accountId}.${Date.now() + SECONDS * 1000}`, key, SECONDS);

export const expiredPendingSignInCookie = (key: SessionCookieKey): Promise<string> => serialize('', key, 0);

/** The account of this browser's pending sign-in; null if there is none or it has expired. */
async function readPendingSignIn(
  headers: Headers,
  { authSecret, inProduction }: SessionCookieKey,
): Promise<string | null> {
  const name = nameOf(inProduction);
  const value = (await parseSigned(headers.get('cookie') ?? '', authSecret, name))[name];
  const parsed = half.safeParse(typeof value === 'string' ? value.split('.') : null);
  if (!parsed.success) return null;
  const [, accountId, until] = parsed.data;
  return Date.now() < Number(until) ? accountId : null;
}

export type SignInContext = Context<AppEnvironment>;
type Failure = { readonly code: string; readonly [detail: string]: unknown };

export const SIGN_IN_PAGE = '/auth';
export const SEE_OTHER = 303;

export const signInPage = (parameters: Record<string, string>): string =>
  `${SIGN_IN_PAGE}?${new URLSearchParams(parameters)}`;

/** Redirects to the sign-in page with an error, and logs the reason. */
export function fail(context: SignInContext, returnTo: string, failure: Failure): Response {
  context.get('log').warn(failure, 'sign-in failed');
  return context.redirect(signInPage({ returnTo, error: failure.code }), SEE_OTHER);
}

const codeForm = z.object({ code: z.catch(z.string(), ''), returnTo: z.catch(z.string(), '') });

/**
 * The redirect for a person whom the provider has identified: onwards, or to the sign-in page if a step is left. If a
 * code is needed, the session ends before its token leaves the server; `isWhole` says whether it may.
 */
export async function stepAfterProvider(
  context: SignInContext,
  { database, cookieKey }: Authentication,
  { begun, location }: { readonly begun: BegunSession; readonly location: string },
): Promise<{ readonly isWhole: boolean; readonly location: string }> {
  const returnTo = returnPathOf(location);
  if (await hasFactor(database, begun.accountId)) {
    await endSession(database, begun.token);
    context.header('set-cookie', await pendingSignInCookie(begun.accountId, cookieKey), { append: true });
    return { isWhole: false, location: signInPage({ returnTo, error: SECOND_STEP.requested }) };
  }
  context.header('set-cookie', await expiredPendingSignInCookie(cookieKey), { append: true });
  const session = await findSession(database, begun.token);
  const isLed = session !== null && isSecondFactorRequired(session.account);
  return { isWhole: true, location: isLed ? signInPage({ returnTo }) : location };
}

/** Begins the session of a pending sign-in after its code, and ends the previous one, as every sign-in does. */
export async function takeSecondStep(
  context: SignInContext,
  { database, cookieKey }: Authentication,
  countCall: CallCounter,
): Promise<Response> {
  const form = codeForm.parse(await readForm(context));
  const returnTo = returnPathOf(form.returnTo);
  if ((await countCall('session.signIn', context)) !== null) return fail(context, returnTo, { code: 'too_many_calls' });
  const accountId = await readPendingSignIn(context.req.raw.headers, cookieKey);
  if (accountId === null) return fail(context, returnTo, { code: 'state_mismatch' });
  const entered = enteredCode.safeParse(form);
  if (!entered.success) return fail(context, returnTo, { code: SECOND_STEP.incomplete, accountId });
  const check = checkCode(createFactorSecrets(cookieKey.authSecret), { ...entered.data, accountId, wanted: 'on' });
  // In one transaction, so that nobody can remove the factor and end all sessions in between.
  const { checked, token } = await database.transaction(async (tx) => {
    const { answer } = await updateFactor(tx, accountId, check);
    return { checked: answer, token: answer.ok ? await beginSession(tx, accountId) : '' };
  });
  if (!checked.ok) {
    const { code } = checked.error;
    const step = code === 'codeBlocked' ? SECOND_STEP.blocked : SECOND_STEP.wrong;
    return fail(context, returnTo, { code: code === 'notSetUp' ? 'state_mismatch' : step, accountId });
  }
  const previous = await readSessionToken(context.req.raw.headers, cookieKey);
  if (previous !== null) await endSession(database, previous);
  for (const cookie of [await sessionCookie(token, cookieKey), await expiredPendingSignInCookie(cookieKey)])
    context.header('set-cookie', cookie, { append: true });
  context
    .get('log')
    .info({ accountId, recoveryCodesLeft: checked.value.recoveryHashes.length }, 'second factor passed');
  return context.redirect(returnTo, SEE_OTHER);
}
