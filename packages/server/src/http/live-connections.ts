import { may } from '@ofenpost/core/permission/permission';
import type { Context } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { LiveQueue } from '../live/live-queue.ts';
import type { AppEnvironment } from './app.ts';
import type { SenderAddress } from './sender-address.ts';

/** Opens a live answer, or answers null where the sender has enough of them. What is being opened counts as open. */
export type LiveOpener = <T>(
  context: Context<AppEnvironment>,
  start: () => Promise<LiveQueue<T>>,
) => Promise<LiveQueue<T> | null>;

/** The live answers that are open in this process. */
export type LiveConnections = {
  count(): number;
  readonly open: LiveOpener;
};

/** An office or a village behind one address may listen; a machine that opens connections until none are left may not. */
export const LIVE_CONNECTIONS_MAX = 200;
/**
 * Of all addresses together: each holds 40 to 60 kB. With so many a server took 300 MB in all; with many more, and orders
 * besides, the memory that `deploy/serve` allows would end, and with it the process. Staff are let in beyond it: whoever
 * opens connections from many addresses shall not keep orders from the desk.
 */
export const ALL_LIVE_CONNECTIONS_MAX = 3_500;

type Parts = {
  readonly configuration: Pick<Configuration, 'rateLimits'>;
  readonly senderAddress: SenderAddress;
};

export function createLiveConnections({ configuration, senderAddress }: Parts): LiveConnections {
  const max = configuration.rateLimits ? LIVE_CONNECTIONS_MAX : Number.POSITIVE_INFINITY;
  const open = new Map<string, number>();
  let all = 0;

  const isStaff = async (context: Context<AppEnvironment>) => may(await context.get('api').account(), 'order.readAll');

  const change = (address: string, by: 1 | -1) => {
    const count = (open.get(address) ?? 0) + by;
    if (count === 0) open.delete(address);
    else open.set(address, count);
    all += by;
  };

  return {
    count: () => all,
    open: async (context, start) => {
      const address = senderAddress(context);
      // Asked first: what is asked of the database takes a while, in which others of the address may come.
      const hasRoom = all < ALL_LIVE_CONNECTIONS_MAX || (await isStaff(context));
      if (!hasRoom || (open.get(address) ?? 0) >= max) {
        context.get('log').info({ limit: 'live' }, 'too many calls');
        return null;
      }
      change(address, 1);
      try {
        const queue = await start();
        void queue.ended.then(() => change(address, -1));
        return queue;
      } catch (error) {
        change(address, -1);
        throw error;
      }
    },
  };
}
