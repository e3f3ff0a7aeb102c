import type { ContentVersion } from '@ofenpost/core/content/content-version';
import type { ContentPort } from '@ofenpost/core/content/content.port';
import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import { TABS } from './tabs.ts';

/** What the tab that is connected tells the others, and what a tab that came later asks. */
type News =
  | { readonly kind: 'alive' }
  | { readonly kind: 'told'; readonly version: ContentVersion }
  | { readonly kind: 'asked' };

/** The lock that the connected tab holds. */
const LOCK = 'ofenpost-content';

/** The connection of all tabs. */
type Connection = {
  /** Resolves when it is lost or stopped. */
  readonly ended: Promise<void>;
  readonly stop: StopWatching;
  /** For a tab that came later. */
  readonly tellKnown: () => void;
};

function connect(content: ContentPort, observer: LiveObserver<ContentVersion>, tell: (news: News) => void): Connection {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let known: News | null = null;
  const stop = content.watch({
    alive: () => {
      observer.alive?.();
      tell({ kind: 'alive' });
    },
    changed: (version) => {
      known = { kind: 'told', version };
      observer.changed(version);
      tell(known);
    },
    lost: (error) => {
      end();
      observer.lost(error);
    },
  });
  return {
    ended,
    stop: () => {
      stop();
      end();
    },
    tellKnown: () => known !== null && tell(known),
  };
}

/** Connects, or hears what the connected tab tells; returns what ends it. */
function takePart(content: ContentPort, locks: LockManager, observer: LiveObserver<ContentVersion>): StopWatching {
  const channel = new BroadcastChannel(TABS);
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (news: News) => channel.postMessage(news);
  let connection: Connection | null = null;

  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.kind === 'asked') connection?.tellKnown();
    if (data.kind === 'alive') observer.alive?.();
    if (data.kind === 'told') observer.changed(data.version);
  });

  async function takeTurn(options: LockOptions): Promise<void> {
    try {
      await locks.request(LOCK, options, () => {
        if (signal.aborted) return;
        connection = connect(content, observer, tell);
        return connection.ended;
      });
    } catch (error) {
      connection?.stop();
      connection = null;
      if (signal.aborted) return;
      if (!(error instanceof DOMException && error.name === 'AbortError')) return observer.lost(error);
      // Another tab came. Between the two something may have been told to nobody.
      tell({ kind: 'asked' });
      await takeTurn({ signal });
    }
  }

  void takeTurn({ steal: true });
  return () => {
    ending.abort();
    connection?.stop();
    channel.close();
  };
}

/**
 * A browser opens six connections to a server and no more (HTTP/1.1), and an order desk holds one for itself: of all tabs
 * only one is connected for the content and tells the others. It is the one that came last, since an older one may be
 * asleep; when it goes or loses its connection, another one connects. Without https there are no locks, and each tab is
 * connected by itself.
 */
export function oneContentWatch(content: ContentPort): ContentPort {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return content;
  return { loadVersion: content.loadVersion, watch: (observer) => takePart(content, locks, observer) };
}
