import type { DirectPorts } from '@ofenpost/client/direct-ports';
import { withAdapters } from '@ofenpost/client/http/adapted-ports';
import { createContractClient } from '@ofenpost/client/http/contract-client';
import { GUEST_ADAPTERS } from '@ofenpost/client/http/guest-adapters';
import type { createOffsetClock } from '@ofenpost/client/offset-clock';
import { guestContract } from '@ofenpost/contract/guest.contract';
import { createBrowserAppUpdate } from './browser-app-update.ts';
import type { GuestPorts } from './lazy-ports.ts';
import { sharedAmongTabs } from './shared-ports.ts';

type BrowserParts = {
  /** The server's origin. */
  readonly origin: string;
  readonly direct: DirectPorts & { readonly clock: ReturnType<typeof createOffsetClock> };
  /** The address of the running script, by which an update is noticed. */
  readonly script: string;
};

/** The composition root: a browser's ports, over HTTP, as one of several tabs. `staff-ports.ts` has those of staff. */
export const createBrowserPorts = ({ origin, direct, script }: BrowserParts): GuestPorts => {
  const client = createContractClient(guestContract, origin);
  const ports = sharedAmongTabs(
    withAdapters(GUEST_ADAPTERS, client, { ...direct, appUpdate: createBrowserAppUpdate(script) }),
  );
  // Whoever reaches the server sets the clock by it.
  const reach = async () => {
    const now = await ports.connection.reach();
    direct.clock.set(now);
    return now;
  };
  return { ...ports, connection: { reach } };
};
