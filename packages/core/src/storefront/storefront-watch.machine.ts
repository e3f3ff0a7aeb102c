import { assign, emit, fromCallback, setup } from 'xstate';
import { GIVE_UP_MILLISECONDS, reconnectDelay } from '../live/live.ts';
import type { ContentPort } from './storefront.port.ts';

/** How long a hidden page goes on listening. */
export const UNSEEN_MILLISECONDS = 60_000;

type StorefrontWatchEvent =
  | { type: 'version.told'; version: string }
  /** The page could not load what it was told of. */
  | { type: 'load.failed' }
  | { type: 'connection.heard' }
  | { type: 'connection.lost' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

/**
 * `version` is the one that the page shows or is about to load; null when it could not load it: whatever the next
 * connection begins with is another one then.
 */
type Context = { readonly version: string | null; readonly failures: number };

const watchContent = fromCallback<StorefrontWatchEvent>(() => {
  throw new Error('port not provided: content');
});

/**
 * Listens, while the page is visible, whether the storefront has changed since the page loaded it, and emits
 * `storefront.changed`, once for each change. Every connection begins with the present version, so that no change is
 * missed in between, or while the page could not load it.
 */
export const storefrontWatchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as StorefrontWatchEvent,
    input: {} as { readonly version: string },
    emitted: {} as { type: 'storefront.changed' },
  },
  actors: { watchContent },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context.failures),
    giveUp: GIVE_UP_MILLISECONDS,
    unseen: UNSEEN_MILLISECONDS,
  },
  guards: { isNew: ({ context }, version: string) => version !== context.version },
  actions: {
    setVersion: assign((_, version: string | null) => ({ version })),
    forgetFailures: assign({ failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    emitChange: emit({ type: 'storefront.changed' }),
  },
}).createMachine({
  id: 'storefrontWatch',
  context: ({ input }) => ({ version: input.version, failures: 0 }),
  initial: 'watching',
  on: { 'load.failed': { actions: { type: 'setVersion', params: null } } },
  states: {
    watching: {
      invoke: { src: 'watchContent', onError: 'reconnecting' },
      on: {
        'version.told': [
          {
            guard: { type: 'isNew', params: ({ event }) => event.version },
            // What changes while the page loads is another version again, even if it is the one before.
            actions: ['forgetFailures', { type: 'setVersion', params: ({ event }) => event.version }, 'emitChange'],
          },
          { actions: 'forgetFailures' },
        ],
        'connection.lost': 'reconnecting',
        'network.lost': 'offline',
      },
      initial: 'seen',
      states: {
        seen: {
          after: { giveUp: '#storefrontWatch.reconnecting' },
          on: { 'connection.heard': { target: 'seen', reenter: true }, 'page.hidden': 'unseen' },
        },
        unseen: { after: { unseen: '#storefrontWatch.away' }, on: { 'page.shown': 'seen' } },
      },
    },
    reconnecting: {
      entry: 'countFailure',
      after: { reconnect: 'watching' },
      on: { 'network.lost': 'offline', 'network.returned': 'watching', 'page.hidden': 'away' },
    },
    offline: { on: { 'network.returned': 'watching' } },
    /** A hidden page holds no connection. */
    away: { on: { 'page.shown': 'watching' } },
  },
});

/** The work of the storefront watch machine, done through the ports. */
export const createStorefrontWatchActors = (ports: { readonly content: Pick<ContentPort, 'watch'> }) => ({
  watchContent: fromCallback<StorefrontWatchEvent>(({ sendBack }) =>
    ports.content.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: ({ version }) => sendBack({ type: 'version.told', version }),
      lost: () => sendBack({ type: 'connection.lost' }),
    }),
  ),
});
