import type { Context } from 'hono';
import { addressMatcher, clientAddress } from '../configuration/client-address.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment } from './app.ts';

/** The address whose calls are counted together. */
export type SenderAddress = (context: Context<AppEnvironment>) => string;

type Proxies = Pick<Configuration, 'trustedProxies' | 'proxyAddresses'>;

/** Warns once when an untrusted sender sets `X-Forwarded-For`. */
export function createSenderAddress({ trustedProxies, proxyAddresses }: Proxies): SenderAddress {
  const isProxy = addressMatcher(proxyAddresses) ?? (() => false);
  let hasWarned = false;
  return ({ req, env, get }) => {
    const forwardedFor = req.header('x-forwarded-for');
    const { remoteAddress = '' } = env.incoming.socket;
    if (forwardedFor !== undefined && !hasWarned && (trustedProxies === 0 || !isProxy(remoteAddress))) {
      const detail = { trustedProxies, remoteAddress };
      get('log').warn(
        detail,
        'X-Forwarded-For is not believed: TRUSTED_PROXIES is 0, or TRUSTED_PROXY_ADDRESSES does not name who sent it, so all who come by that proxy count as one',
      );
      hasWarned = true;
    }
    return clientAddress({ remoteAddress, forwardedFor, trustedProxies, isProxy });
  };
}
