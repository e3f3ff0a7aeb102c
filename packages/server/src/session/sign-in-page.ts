import type { Context } from 'hono';
import type { AppEnvironment } from '../http/app.ts';

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
