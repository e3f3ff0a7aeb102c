import { hash } from 'node:crypto';
import { type CallBudget, takeCall } from '@ofenpost/core/api-key/api-key-limit';
import { isApiKeySecret } from '@ofenpost/core/api-key/api-key-secret';
import { ORPCError } from '@orpc/server';
import type { HttpModule } from '../http/app.ts';
import { tooManyCalls } from '../http/rate-limit.ts';
import { bearerOf, errorAnswer } from '../http/refusal.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { findValidApiKey } from './api-key.repository.ts';

export const hashApiKey = (secret: string): string => hash('sha256', secret, 'hex');

const refused = () =>
  errorAnswer(new ORPCError('UNAUTHORIZED', { message: 'Dieser API-Schlüssel gilt nicht.' }), {
    'www-authenticate': 'Bearer',
  });

type CheckedServices = Pick<Services, 'database' | 'clock' | 'configuration'>;

/**
 * Reads the key of a request, whatever it asks for: a wrong one is refused even where everybody may read. Like all
 * limits, that of a key counts in each process (decision 0026).
 */
export function apiKeyPart({ database, clock, configuration }: CheckedServices, metrics: Metrics): HttpModule {
  const budgets = new Map<string, CallBudget>();

  /** After how many seconds the key may call; 0 when now. */
  function count(id: string): number {
    if (!configuration.rateLimits) return 0;
    const budget = takeCall(budgets.get(id), Date.now());
    budgets.set(id, budget);
    return Math.ceil(budget.waitMs / 1000);
  }

  return (app) => {
    app.use(async (context, next) => {
      const secret = bearerOf(context.req);
      if (secret === null) return next();
      // A mistyped key costs no query.
      if (!isApiKeySecret(secret)) return refused();
      const again = () => findValidApiKey(database, hashApiKey(secret), clock.now());
      const found = await again();
      if (found === null) {
        context.get('log').info('API key refused');
        return refused();
      }
      const log = context.get('log').child({ actor: `key:${found.account.id}` });
      context.set('log', log);
      const seconds = count(found.account.id ?? '');
      if (seconds > 0) {
        log.info({ limit: 'apiKey' }, 'too many calls');
        metrics.callRefused('apiKey');
        return errorAnswer(tooManyCalls(), { 'retry-after': `${seconds}` });
      }
      context.set('apiKey', { ...found, again });
      return next();
    });
  };
}
