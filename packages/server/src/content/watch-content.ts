import type { ContentVersion } from '@ofenpost/core/content/content-version';
import { type LiveQueue, createLiveQueue } from '../live/live-queue.ts';
import type { Services } from '../services.ts';

export const loadContentVersion = async ({ content }: Pick<Services, 'content'>): Promise<ContentVersion> => ({
  version: (await content.read()).version,
});

/** Tells the version now, then at every change. It subscribes before it reads, so nothing falls in between. */
export async function watchContent(services: Services): Promise<LiveQueue<ContentVersion>> {
  let isTold = false;
  const queue = createLiveQueue<ContentVersion>();
  const unsubscribe = await services.contentFeed.subscribe({
    changed: (version) => {
      isTold = true;
      queue.push(version);
    },
    lost: (error) => queue.fail(error),
  });
  void queue.ended.then(unsubscribe);
  try {
    const version = await loadContentVersion(services);
    // What was told meanwhile is newer.
    if (!isTold) queue.push(version);
  } catch (error) {
    unsubscribe();
    throw error;
  }
  return queue;
}
