import { returnPathOf } from '@ofenpost/core/session/return-path';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnvironment, AppPart } from '../http/app.ts';
import type { CallCounter } from '../http/rate-limit.ts';
import { readForm } from '../http/read-form.ts';
import type { Authentication } from './authentication.ts';
import { reportSignIn } from './sign-in-report.ts';

type SignInContext = Context<AppEnvironment>;
type Failure = { readonly code: string; readonly [detail: string]: unknown };

const SIGN_IN_PAGE = '/auth';
const SEE_OTHER = 303;

const signInForm = z.object({ provider: z.catch(z.string(), ''), returnTo: z.catch(z.string(), '') });

const signInPage = (parameters: Record<string, string>): string => `${SIGN_IN_PAGE}?${new URLSearchParams(parameters)}`;

function keepCookies(context: SignInContext, answer: Headers): void {
  for (const cookie of answer.getSetCookie()) context.header('set-cookie', cookie, { append: true });
}

/** Tells the person on the sign-in page that it did not work, and the log why. */
function fail(context: SignInContext, returnTo: string, failure: Failure): Response {
  context.get('log').warn(failure, 'sign-in failed');
  return context.redirect(signInPage({ returnTo, error: failure.code }), SEE_OTHER);
}

/** Leads to the provider. The app has checked already that the form is ours. */
async function startSignIn(
  context: SignInContext,
  { providers, betterAuth }: Authentication,
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
  keepCookies(context, outcome.headers);
  return context.redirect(url, SEE_OTHER);
}

/** The way back from the provider: to where the person came from, or to the sign-in page. */
async function finishSignIn(context: SignInContext, { betterAuth }: Authentication): Promise<Response> {
  const provider = context.req.param('provider');
  const { outcome, reasons, accountId } = await reportSignIn(async () => (await betterAuth()).handler(context.req.raw));
  const location = outcome?.headers.get('location') ?? signInPage({ error: 'internal_server_error' });
  const { pathname, searchParams } = new URL(location, context.req.url);
  const code = pathname === SIGN_IN_PAGE ? searchParams.get('error') : null;
  if (outcome !== null) keepCookies(context, outcome.headers);
  if (code === null) {
    context.get('log').info({ provider, accountId }, 'signed in');
    return context.redirect(location, SEE_OTHER);
  }
  const description = searchParams.get('error_description');
  return fail(context, returnPathOf(searchParams.get('returnTo')), { code, provider, description, reasons });
}

/** Nothing else of better-auth can be reached from outside. */
export const signInPart =
  (authentication: Authentication, countCall: CallCounter): AppPart =>
  (app) => {
    app.post('/auth/sign-in', (context) => startSignIn(context, authentication, countCall));
    app.get('/api/auth/callback/:provider', (context) => finishSignIn(context, authentication));
  };
