import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProviderSetup } from '@ofenpost/core/online-payment/online-payment.port';
import type { OnlinePaymentDependencies } from '@ofenpost/core/online-payment/online-payment.use-cases';
import type { Configuration } from '../configuration/configuration.ts';
import { type OrderEffect, findOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { createOnlinePaymentRepository } from './online-payment.repository.ts';

/** 256 bits, which nobody guesses. */
const newKey = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret in an address. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Where guests come back to, and where the provider tells that something happened. */
export const RETURN_PATH = '/zahlung';
export const NOTIFY_PATH = '/zahlung/meldung';

/** Tells whoever runs the shop. */
export type Alarm = OnlinePaymentDependencies['alarm'];

/** Only there does money move; all else is for trying. */
const LIVE_HOST = 'www.saferpay.com';

/** How paying online is configured, for staff: without secrets. */
export function providerSetupOf({
  saferpay,
  simulatesPayments,
}: Pick<Configuration, 'saferpay' | 'simulatesPayments'>): Omit<ProviderSetup, 'methods'> {
  if (saferpay === null) return { provider: 'none', terminalId: '' };
  const { terminalId, baseUrl } = saferpay;
  if (simulatesPayments) return { provider: 'simulator', terminalId };
  return { provider: new URL(baseUrl).hostname === LIVE_HOST ? 'live' : 'test', terminalId };
}

/** What the use cases of online payments need. */
export function onlinePaymentDependencies(
  services: Services,
  effects: readonly OrderEffect[],
  alarm: Alarm,
): OnlinePaymentDependencies {
  const { configuration, clock, content, database, paymentProvider, paymentBreaker } = services;
  return {
    provider: paymentProvider,
    breaker: paymentBreaker,
    payments: createOnlinePaymentRepository(services, effects),
    orders: { load: (id) => findOrder(database, id) },
    clock,
    content,
    newId: randomUUID,
    newAddresses: () => {
      const [back, told] = [newKey(), newKey()];
      return {
        returnUrl: `${configuration.publicUrl}${RETURN_PATH}/${back}`,
        notifyUrl: `${configuration.publicUrl}${NOTIFY_PATH}/${told}`,
        returnHash: hashOfKey(back),
        notifyHash: hashOfKey(told),
      };
    },
    alarm,
  };
}
