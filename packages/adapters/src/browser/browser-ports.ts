import type { DirectPorts } from '@ofenpost/client/direct-ports';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { withHttpPorts } from '@ofenpost/client/http/http-ports';
import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import type { Ports } from '@ofenpost/core/ports';
import { sharedAmongTabs } from './shared-ports.ts';

type BrowserParts = {
  /** The server's origin. */
  readonly origin: string;
  readonly direct: DirectPorts;
  readonly appUpdate: AppUpdatePort;
};

/** The composition root: a browser's ports, over HTTP, as one of several tabs. */
export const createBrowserPorts = ({ origin, direct, appUpdate }: BrowserParts): Ports =>
  sharedAmongTabs(withHttpPorts(createApiClient(origin), { ...direct, appUpdate }));
