import type { DirectPorts } from '@ofenpost/client/direct-ports';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { withHttpPorts } from '@ofenpost/client/http/http-ports';
import type { Ports } from '@ofenpost/core/ports';
import { createBrowserAppUpdate } from './browser-app-update.ts';
import { sharedAmongTabs } from './shared-ports.ts';

type BrowserParts = {
  /** The server's origin. */
  readonly origin: string;
  readonly direct: DirectPorts;
  /** The address of the running script, by which an update is noticed. */
  readonly script: string;
};

/** The composition root: a browser's ports, over HTTP, as one of several tabs. */
export const createBrowserPorts = ({ origin, direct, script }: BrowserParts): Ports =>
  sharedAmongTabs(withHttpPorts(createApiClient(origin), { ...direct, appUpdate: createBrowserAppUpdate(script) }));
