import type { Context } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment } from './app.ts';
import { addressMatcher, clientAddress } from './client-address.ts';

/** Whose calls are counted as one. */
export type SenderAddress = (context: Context<AppEnvironment>) => string;

type Proxies = Pick<Configuration, 'trustedProxies' | 'proxyAddresses'>;

/** Warns once where a proxy tells the address and is not believed. */
export function createSenderAddress({ trustedProxies, proxyAddresses }: Proxies): SenderAddress {
  const isProxy = addressMatcher(proxyAddresses) ?? (() => false);
  let hasWarned = false;
  return ({ req, env, get }) => {
    const forwardedFor = req.header('x-forwarded-for');
    if (forwardedFor !== undefined && trustedProxies === 0 && !hasWarned) {
      get('log').warn('X-Forwarded-For is not believed: TRUSTED_PROXIES is 0, so all who come by a proxy count as one');
      hasWarned = true;
    }
    const { remoteAddress } = env.incoming.socket;
    return clientAddress({ remoteAddress, forwardedFor, trustedProxies, isProxy });
  };
}
