import type { AppPart } from '../http/app.ts';
import type { Authentication } from './authentication.ts';

/** `POST /auth/sign-in` (form fields provider, returnTo) and the providers' way back, `GET /api/auth/callback/:provider`. */
export const signInPart =
  (_authentication: Authentication): AppPart =>
  () => {
    throw new Error('being written');
  };
