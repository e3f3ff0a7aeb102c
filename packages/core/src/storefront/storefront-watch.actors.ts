import { fromCallback } from 'xstate';
import type { StorefrontWatchEvent } from './storefront-watch.machine.ts';
import type { ContentPort } from './storefront.port.ts';

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
