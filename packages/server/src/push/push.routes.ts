import { pushContract } from '@ofenpost/contract/push/push.contract';
import { createPushUseCases } from '@ofenpost/core/push/push.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { orderAccess } from '../order/order-capability.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { readSessionToken } from '../session/session-cookie.ts';
import { createPushRepository } from './push.repository.ts';

const push = implement(pushContract).$context<ApiContext>();

/** The handlers of `pushContract`. A device belongs to the session in which it asked, and is forgotten with it. */
export function createPushRoutes(services: Services, { cookieKey }: Pick<Authentication, 'cookieKey'>) {
  const pushFor = (context: ApiContext) =>
    createPushUseCases({
      ...orderAccess(services),
      subscriptions: createPushRepository(services, () => readSessionToken(context.requestHeaders, cookieKey)),
    })(context);
  return {
    loadKey: push.loadKey.handler(async ({ context }) => ({ publicKey: await pushFor(context).loadKey() })),
    followOrder: push.followOrder.handler(
      async ({ context, input: { id, capability = null, subscription }, errors }) => {
        const followed = await pushFor(context).followOrder({ id, capability }, subscription);
        if (followed.ok) return;
        const { error } = followed;
        throw error.code === 'orderUnknown' ? errors.NOT_FOUND() : errors.REFUSED({ data: error });
      },
    ),
    followsOrder: push.followsOrder.handler(async ({ context, input: { id, capability = null, endpoint }, errors }) => {
      const answer = await pushFor(context).followsOrder({ id, capability }, endpoint);
      if (!answer.ok) throw errors.NOT_FOUND();
      return { follows: answer.value };
    }),
    leaveOrder: push.leaveOrder.handler(async ({ context, input: { id, capability = null, endpoint }, errors }) => {
      const left = await pushFor(context).leaveOrder({ id, capability }, endpoint);
      if (!left.ok) throw errors.NOT_FOUND();
    }),
    followDesk: push.followDesk.handler(async ({ context, input: { subscription }, errors }) => {
      const followed = await pushFor(context).followDesk(subscription);
      if (!followed.ok) throw errors.REFUSED({ data: followed.error });
    }),
    followsDesk: push.followsDesk.handler(async ({ context, input: { endpoint } }) => ({
      follows: await pushFor(context).followsDesk(endpoint),
    })),
    leaveDesk: push.leaveDesk.handler(({ context, input: { endpoint } }) => pushFor(context).leaveDesk(endpoint)),
  };
}
