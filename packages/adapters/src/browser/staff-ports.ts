import { withAdapters } from '@ofenpost/client/http/adapted-ports';
import { createContractClient } from '@ofenpost/client/http/contract-client';
import { STAFF_ADAPTERS } from '@ofenpost/client/http/staff-adapters';
import { staffContract } from '@ofenpost/contract/staff.contract';
import type { StaffPorts } from './lazy-ports.ts';
import { sharedBoard } from './shared-watch.ts';

/** The ports that only the team and its devices use, over HTTP; `origin` is the server's. */
export function createStaffPorts(origin: string): StaffPorts {
  const ports = withAdapters(STAFF_ADAPTERS, createContractClient(staffContract, origin), {});
  return { ...ports, orderDesk: sharedBoard(ports.orderDesk) };
}
