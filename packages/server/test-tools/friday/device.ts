import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { requestSignal } from '@ofenpost/client/http/request-signal';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import type { Gate } from '../chaos/gate.ts';
import { cookieOf, createBrowser, signIn } from '../testing/browser.fixtures.ts';
import type { Night } from './night.ts';

/** A device of the staff with a network of its own. */
export type Device = {
  readonly ports: Ports;
  /** Cuts the network at a moment right after the next tap, for so long. `meanwhile` happens without a network. */
  cutAfterTap(awayMs: number, random: () => number, meanwhile?: () => Promise<void>): Promise<void>;
  /** Says that somebody has tapped. */
  tapped(): void;
};

/** An answer is on its way for about so long: in this time after a tap it gets lost. */
const ANSWER_MS = 40;
/** Nobody taps for longer than this only at the end of the night. */
const TAP_WITHIN_MS = 3_000;

/** Signs somebody in at the public address; from then on the device uses its own network. */
export async function openDevice(night: Night, title: string): Promise<Device> {
  const browser = createBrowser(night.url);
  await signIn(browser, title);
  const network: Gate = await night.openNetwork();
  const address = `http://localhost:${network.port}`;
  const fetchHere: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', cookieOf(browser));
    if (request.method !== 'GET') request.headers.set('origin', night.url);
    return fetch(request, requestSignal(input, init));
  };
  const ports = createServerRenderingPorts({ apiClient: createApiClient(address, fetchHere), now: night.now() });
  let noteTap = () => {};
  return {
    ports: { ...ports, clock: { now: night.now } },
    tapped: () => noteTap(),
    cutAfterTap: async (awayMs, random, meanwhile = () => Promise.resolve()) => {
      const nextTap = new Promise<void>((resolve) => {
        noteTap = resolve;
      });
      await Promise.race([nextTap, sleep(TAP_WITHIN_MS)]);
      await sleep(random() * ANSWER_MS);
      await network.shut();
      await sleep(awayMs / 2);
      await meanwhile();
      await sleep(awayMs / 2);
      await network.open();
    },
  };
}
