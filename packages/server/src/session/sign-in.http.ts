import { ANOTHER_SIGN_IN, type SignInProvider, returnPathOf } from '@ofenpost/core/session/sign-in';
import * as z from 'zod/mini';
import { type HttpModule, readForm } from '../http/app.ts';
import type { CallCounter } from '../http/rate-limit.ts';
import type { Authentication } from './authentication.ts';
import {
  stepAfterProvider,
  takeSecondStep,
  SEE_OTHER,
  SIGN_IN_PAGE,
  type SignInContext,
  fail,
  signInPage,
} from './second-step.ts';
import { readSignInState, sessionCookieName } from './session-cookie.ts';
import { endSession } from './session.repository.ts';
import { reportSignIn } from './sign-in-report.ts';

const signInForm = z.object({ provider: z.catch(z.string(), ''), returnTo: z.catch(z.string(), '') });

/** Only a complete sign-in sends the session's cookie. */
function saveCookies(context: SignInContext, answer: Headers, sessionName: string, isWhole = false): void {
  for (const cookie of answer.getSetCookie())
    if (isWhole || !cookie.startsWith(`${sessionName}=`)) context.header('set-cookie', cookie, { append: true });
}

/** The mark, in the path for failures of a sign-in, that it was begun by itself. */
const BY_ITSELF = 'byItself';

type Destination = {
  readonly provider: SignInProvider['id'];
  readonly returnTo: string;
  readonly isByItself?: boolean;
};

/** Redirects to the provider, with a state of this sign-in in a cookie and in the database. */
async function goToProvider(
  context: SignInContext,
  { betterAuth, cookieKey }: Authentication,
  { provider, returnTo, isByItself = false }: Destination,
): Promise<Response> {
  const errorCallbackURL = signInPage({ returnTo, ...(isByItself && { [BY_ITSELF]: '' }) });
  const { outcome, reasons } = await reportSignIn(async () => {
    const { api } = await betterAuth();
    return api.signInSocial({
      body: { provider, callbackURL: returnTo, errorCallbackURL },
      headers: context.req.raw.headers,
      returnHeaders: true,
    });
  });
  const url = outcome?.response.url;
  if (outcome === null || url === undefined)
    return fail(context, returnTo, { code: 'provider_unreachable', provider, reasons });
  saveCookies(context, outcome.headers, sessionCookieName(cookieKey.inProduction));
  return context.redirect(url, SEE_OTHER);
}

/** The app has checked already that the form is ours. */
async function startSignIn(
  context: SignInContext,
  authentication: Authentication,
  countCall: CallCounter,
): Promise<Response> {
  const form = signInForm.parse(await readForm(context));
  const returnTo = returnPathOf(form.returnTo);
  if ((await countCall('session.signIn', context)) !== null) return fail(context, returnTo, { code: 'too_many_calls' });
  const provider = authentication.providers.find(({ id }) => id === form.provider)?.id;
  if (provider === undefined) return fail(context, returnTo, { code: 'provider_not_found' });
  return goToProvider(context, authentication, { provider, returnTo });
}

/** Whether this browser has begun another sign-in meanwhile: its cookie is then of that one. */
async function hasBegunAnother(context: SignInContext, { cookieKey }: Authentication): Promise<boolean> {
  const state = await readSignInState(context.req.raw.headers, cookieKey);
  return state !== null && state !== context.req.query('state');
}

/**
 * The answer to a sign-in during which another tab has begun one: it begins again, once, because the provider knows the
 * person by now. Null for every other failure. A state that this server does not know has no way back, and begins
 * nothing: else any link could begin a sign-in again and again.
 */
async function beginAgain(
  context: SignInContext,
  authentication: Authentication,
  { failed, countCall }: { readonly failed: URLSearchParams; readonly countCall: CallCounter },
): Promise<Response | null> {
  const wanted = failed.get('returnTo');
  const provider = authentication.providers.find(({ id }) => id === context.req.param('provider'))?.id;
  if (failed.get('error') !== 'state_mismatch' || wanted === null || provider === undefined) return null;
  if (!(await hasBegunAnother(context, authentication))) return null;
  const returnTo = returnPathOf(wanted);
  if (failed.has(BY_ITSELF)) return fail(context, returnTo, { code: ANOTHER_SIGN_IN, provider });
  if ((await countCall('session.signIn', context)) !== null) return fail(context, returnTo, { code: 'too_many_calls' });
  context.get('log').info({ provider }, 'sign-in begun again');
  return goToProvider(context, authentication, { provider, returnTo, isByItself: true });
}

/**
 * The redirect back from the provider: to where the person came from, or to the sign-in page. The target comes from the
 * form, so a session that began needs its second factor or ends, whatever the target is.
 */
async function finishSignIn(
  context: SignInContext,
  authentication: Authentication,
  countCall: CallCounter,
): Promise<Response> {
  const { database, betterAuth, cookieKey } = authentication;
  const sessionName = sessionCookieName(cookieKey.inProduction);
  const provider = context.req.param('provider');
  const { outcome, reasons, begun } = await reportSignIn(async () => (await betterAuth()).handler(context.req.raw));
  const location = outcome?.headers.get('location') ?? signInPage({ error: 'internal_server_error' });
  const { pathname, searchParams } = new URL(location, context.req.url);
  const code = pathname === SIGN_IN_PAGE ? searchParams.get('error') : null;
  if (outcome === null || code !== null || begun === null) {
    if (begun !== null) await endSession(database, begun.token);
    const again = code === null ? null : await beginAgain(context, authentication, { failed: searchParams, countCall });
    if (again !== null) return again;
    if (outcome !== null) saveCookies(context, outcome.headers, sessionName);
    const description = searchParams.get('error_description');
    const failure = { code: code ?? 'internal_server_error', provider, description, reasons };
    return fail(context, returnPathOf(searchParams.get('returnTo')), failure);
  }
  const next = await stepAfterProvider(context, authentication, { begun, location });
  saveCookies(context, outcome.headers, sessionName, next.isWhole);
  const { accountId } = begun;
  context.get('log').info({ provider, accountId }, next.isWhole ? 'signed in' : 'second factor asked');
  return context.redirect(next.location, SEE_OTHER);
}

/** No other route of better-auth can be reached from outside. */
export const signInPart =
  (authentication: Authentication, countCall: CallCounter): HttpModule =>
  (app) => {
    app.post('/auth/sign-in', (context) => startSignIn(context, authentication, countCall));
    app.post('/auth/second-factor', (context) => takeSecondStep(context, authentication, countCall));
    app.get('/api/auth/callback/:provider', (context) => finishSignIn(context, authentication, countCall));
  };
