import { returnPathOf } from '@ofenpost/core/session/sign-in';
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
import { sessionCookieName } from './session-cookie.ts';
import { endSession } from './session.repository.ts';
import { reportSignIn } from './sign-in-report.ts';

const signInForm = z.object({ provider: z.catch(z.string(), ''), returnTo: z.catch(z.string(), '') });

/** Only a complete sign-in sends the session's cookie. */
function saveCookies(context: SignInContext, answer: Headers, sessionName: string, isWhole = false): void {
  for (const cookie of answer.getSetCookie())
    if (isWhole || !cookie.startsWith(`${sessionName}=`)) context.header('set-cookie', cookie, { append: true });
}

/** Redirects to the provider. The app has checked already that the form is ours. */
async function startSignIn(
  context: SignInContext,
  { providers, betterAuth, cookieKey }: Authentication,
  countCall: CallCounter,
): Promise<Response> {
  const form = signInForm.parse(await readForm(context));
  const returnTo = returnPathOf(form.returnTo);
  if ((await countCall('session.signIn', context)) !== null) return fail(context, returnTo, { code: 'too_many_calls' });
  const provider = providers.find(({ id }) => id === form.provider)?.id;
  if (provider === undefined) return fail(context, returnTo, { code: 'provider_not_found' });
  const { outcome, reasons } = await reportSignIn(async () => {
    const { api } = await betterAuth();
    return api.signInSocial({
      body: { provider, callbackURL: returnTo, errorCallbackURL: signInPage({ returnTo }) },
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

/**
 * The redirect back from the provider: to where the person came from, or to the sign-in page. The target comes from the
 * form, so a session that began needs its second factor or ends, whatever the target is.
 */
async function finishSignIn(context: SignInContext, authentication: Authentication): Promise<Response> {
  const { database, betterAuth, cookieKey } = authentication;
  const sessionName = sessionCookieName(cookieKey.inProduction);
  const provider = context.req.param('provider');
  const { outcome, reasons, begun } = await reportSignIn(async () => (await betterAuth()).handler(context.req.raw));
  const location = outcome?.headers.get('location') ?? signInPage({ error: 'internal_server_error' });
  const { pathname, searchParams } = new URL(location, context.req.url);
  const code = pathname === SIGN_IN_PAGE ? searchParams.get('error') : null;
  if (outcome === null || code !== null || begun === null) {
    if (begun !== null) await endSession(database, begun.token);
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
    app.get('/api/auth/callback/:provider', (context) => finishSignIn(context, authentication));
  };
