import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Context } from 'hono';
import type { ShopContent } from '../content/shop-content.ts';
import { answerAnew } from '../http/answer-anew.ts';
import type { AppEnvironment, AppPart } from '../http/app.ts';
import { takesBrotli } from '../http/compressed.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { type MadeAnswer, sendKept } from './kept-answer.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { shownUntil } from './shown-until.ts';

type Parts = {
  readonly kept: KeptAnswers;
  readonly clock: ClockPort;
  readonly content: Snapshot<ShopContent>;
  readonly isKept: (address: string, context: Context<AppEnvironment>) => boolean | Promise<boolean>;
  readonly keep: (made: MadeAnswer, before: KeptAnswer | undefined) => Promise<KeptAnswer>;
};

const NEVER_KEPT = ['set-cookie', 'retry-after'];

/** What is asked for at once by many is made once, by the parts that follow, and kept. See decision 0036. */
export const keptPart =
  ({ kept, clock, content, isKept, keep }: Parts): AppPart =>
  (app) => {
    app.get('*', async (context, next) => {
      const address = context.env.incoming.url ?? '';
      if (!takesBrotli(context) || !(await isKept(address, context))) return next();
      let isMade = false;
      const make = async (before: KeptAnswer | undefined): Promise<KeptAnswer | null> => {
        const now = clock.now();
        isMade = true;
        await next();
        const { status, headers } = context.res;
        if (status !== 200 || NEVER_KEPT.some((name) => headers.has(name))) return null;
        const written = context.get('text') ?? (await context.res.clone().text());
        const text = typeof written === 'string' ? written : new TextDecoder().decode(written);
        headers.delete('content-length');
        const own = { ...Object.fromEntries(headers), 'content-encoding': 'br', vary: 'accept-encoding' };
        const until = shownUntil(await content.read(), now);
        try {
          return await keep({ address, text, headers: own, nonce: context.get('nonce'), until }, before);
        } catch (error) {
          context.get('log').error({ err: error, address }, 'an answer cannot be kept');
          return null;
        }
      };
      const answer = kept.find(address, clock.now()) ?? (await kept.make(address, make));
      if (answer === null) return isMade ? undefined : next();
      const ifNoneMatch = context.req.header('if-none-match');
      const sent = sendKept(answer, { nonce: context.get('nonce'), now: clock.now(), ifNoneMatch });
      context.set('route', answer.route);
      answerAnew(context, new Response(sent.body, { status: sent.status, headers: answer.headers }));
      return undefined;
    });
  };
