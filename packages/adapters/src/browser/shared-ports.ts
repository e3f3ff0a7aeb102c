import type { Ports } from '@ofenpost/core/ports';
import { oneSession } from './one-session.ts';
import { limitedOrderStreams } from './order-streams.ts';
import { sharedContent, sharedBoard } from './shared-watch.ts';

/** The ports of a tab that may be one of several in its browser: the tabs share the session and a few connections. */
export const sharedAmongTabs = (ports: Ports): Ports => ({
  ...ports,
  ...oneSession(ports),
  content: sharedContent(ports.content),
  order: limitedOrderStreams(ports.order),
  orderDesk: sharedBoard(ports.orderDesk),
});
