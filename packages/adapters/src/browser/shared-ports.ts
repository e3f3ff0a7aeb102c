import type { GuestPorts } from './lazy-ports.ts';
import { oneSession } from './one-session.ts';
import { limitedOrderStreams } from './order-streams.ts';
import { sharedContent } from './shared-watch.ts';

/** The ports of a tab that may be one of several in its browser: the tabs share the session and a few connections. */
export const sharedAmongTabs = (ports: GuestPorts): GuestPorts => ({
  ...ports,
  ...oneSession(ports),
  content: sharedContent(ports.content),
  order: limitedOrderStreams(ports.order),
});
