import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { type LiveQueue, guardQueue } from './live-queue.ts';

type Reader = {
  readonly account: ApiContext['account'];
  readonly mayRead: () => Promise<boolean>;
};

/**
 * A live answer that ends as soon as whoever reads it may not any more: all processes are told when a session ends or a
 * role changes. The reader is asked before the first value too, so what is told before it subscribes is not missed.
 */
export async function guardStream<T>(
  { accessFeed }: Pick<Services, 'accessFeed'>,
  queue: LiveQueue<T>,
  { account, mayRead }: Reader,
): Promise<LiveQueue<T>> {
  const guarded = guardQueue(queue, mayRead);
  const { id } = await account();
  if (id === null) return guarded;
  const unsubscribe = await accessFeed.subscribe({
    changed: (ids) => {
      if (ids.has(id)) void guarded.askAgain();
    },
    lost: (error) => queue.fail(error),
  });
  void queue.ended.then(unsubscribe);
  return guarded;
}
