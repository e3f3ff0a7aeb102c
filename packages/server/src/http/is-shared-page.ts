import type { Context } from 'hono';
import { hasOurCookie } from '../session/session-cookie.ts';
import type { AppEnvironment } from './app.ts';

/** Whether a page is to be as nobody would get it: since nobody asks, or since what is the asker's own comes behind it. */
export const isSharedPage = (context: Context<AppEnvironment>): boolean =>
  context.get('forEverybody') ?? !hasOurCookie(context.req.header('cookie'));
