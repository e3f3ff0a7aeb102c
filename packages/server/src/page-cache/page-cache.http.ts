import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Context } from 'hono';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { takesBrotli, replaceResponse } from '../http/compressed.ts';
import { type MadeAnswer, sendCached, type CachedAnswer, type PageCache } from './page-cache.ts';

type Parts = {
  readonly stored: PageCache;
  readonly clock: ClockPort;
  /** Until when an answer that is made now stays the same. */
  readonly expiresAt: (now: Instant) => Promise<Instant>;
  readonly isCached: (address: string, context: Context<AppEnvironment>) => boolean | Promise<boolean>;
  readonly store: (made: MadeAnswer, before: CachedAnswer | undefined) => Promise<CachedAnswer>;
};

const NEVER_CACHED = ['set-cookie', 'retry-after'];

/**
 * Concurrent requests for the same answer are handled once by the following parts, and the answer is cached. See
 * decision 0036.
 */
export const pageCacheModule =
  ({ stored, clock, expiresAt, isCached, store }: Parts): HttpModule =>
  (app) => {
    app.get('*', async (context, next) => {
      const address = context.env.incoming.url ?? '';
      if (!takesBrotli(context) || !(await isCached(address, context))) return next();
      let isMade = false;
      const make = async (before: CachedAnswer | undefined): Promise<CachedAnswer | null> => {
        const now = clock.now();
        isMade = true;
        await next();
        const { status, headers } = context.res;
        if (status !== 200 || NEVER_CACHED.some((name) => headers.has(name))) return null;
        const written = context.get('text') ?? (await context.res.clone().text());
        const text = typeof written === 'string' ? written : new TextDecoder().decode(written);
        headers.delete('content-length');
        const own = { ...Object.fromEntries(headers), 'content-encoding': 'br', vary: 'accept-encoding' };
        const until = await expiresAt(now);
        try {
          return await store({ address, text, headers: own, nonce: context.get('nonce'), until }, before);
        } catch (error) {
          context.get('log').error({ err: error, address }, 'an answer cannot be kept');
          return null;
        }
      };
      const answer = stored.find(address, clock.now()) ?? (await stored.make(address, make));
      if (answer === null) return isMade ? undefined : next();
      const ifNoneMatch = context.req.header('if-none-match');
      const sent = sendCached(answer, { nonce: context.get('nonce'), now: clock.now(), ifNoneMatch });
      context.set('route', answer.route);
      replaceResponse(context, new Response(sent.body, { status: sent.status, headers: answer.headers }));
      return undefined;
    });
  };
