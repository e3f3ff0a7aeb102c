import { may } from '@ofenpost/core/role/permission';
import type { Context } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { LiveQueue } from '../live/live-queue.ts';
import type { AppEnvironment } from './app.ts';
import type { SenderAddress } from './sender-address.ts';

/** Opens a live answer, or returns null if the sender has too many of them. One that is being opened counts. */
export type LiveOpener = <T>(
  context: Context<AppEnvironment>,
  start: () => Promise<LiveQueue<T>>,
) => Promise<LiveQueue<T> | null>;

/** The live answers that are open in this process. */
export type LiveConnections = {
  count(): number;
  readonly open: LiveOpener;
};

/** Enough for an office or a village behind one address, but not for a machine that opens connections without end. */
export const LIVE_CONNECTIONS_MAX = 200;
/**
 * For all addresses together: each connection takes 40 to 60 kB. With this many a server took 300 MB in all; with many
 * more, and orders besides, it would exceed the memory that `deploy/serve` allows, and be killed. Staff are let in
 * beyond it, so that connections from many addresses cannot keep orders from the order desk.
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
      // Checked before the limit of the address: the query takes a while, in which the address may open others.
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
