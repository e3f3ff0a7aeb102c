import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import { withAdapters } from './adapted-ports.ts';
import { GUEST_ADAPTERS, type GuestPort } from './guest-adapters.ts';
import { STAFF_ADAPTERS, type StaffPort } from './staff-adapters.ts';

export type HttpPort = GuestPort | StaffPort;

/** All ports without a container: those that the HTTP API answers are created at their first use. */
export const withHttpPorts = (client: ApiClient, others: Omit<Ports, HttpPort>): Ports =>
  withAdapters({ ...GUEST_ADAPTERS, ...STAFF_ADAPTERS }, client, others);
