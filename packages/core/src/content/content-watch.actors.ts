import { fromCallback } from 'xstate';
import type { ContentWatchEvent } from './content-watch.machine.ts';
import type { ContentPort } from './content.port.ts';

/** The work of the content watch machine, done through the ports. */
export const createContentWatchActors = (ports: { readonly content: Pick<ContentPort, 'watch'> }) => ({
  watchContent: fromCallback<ContentWatchEvent>(({ sendBack }) =>
    ports.content.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: ({ version }) => sendBack({ type: 'version.told', version }),
      lost: () => sendBack({ type: 'connection.lost' }),
    }),
  ),
});
