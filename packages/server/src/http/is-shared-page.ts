import type { Context } from 'hono';
import { hasOurCookie } from '../session/session-cookie.ts';
import type { AppEnvironment } from './app.ts';

/** Whether a page is rendered without personal data: since the client has none, or since it is sent after the page. */
export const isSharedPage = (context: Context<AppEnvironment>): boolean =>
  context.get('forEverybody') ?? !hasOurCookie(context.req.header('cookie'));
