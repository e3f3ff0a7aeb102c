import type { OvenCapacity } from '@ofenpost/core/delivery/delivery-time';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { createBrowser } from '../testing/browser.fixtures.ts';
import { portsOf } from './guests.ts';
import type { House } from './house.ts';
import { ovenName, setOvenCapacity } from './oven.ts';
import type { Round } from './run-chaos.ts';

/** Each order is sent this often at once, then as often again as a replay. */
const AT_ONCE = 50;

/** Sends orders many times, at once and again, and a different order under the same key. */
export async function submitTwice(house: House, submits: number, ovenCapacity: OvenCapacity): Promise<Round> {
  const { url, query } = house;
  await setOvenCapacity(house, ovenCapacity);
  const faults: string[] = [];
  const count = Math.ceil(submits / (2 * AT_ONCE));
  const keys: string[] = [];
  for (let order = 0; order < count; order += 1) {
    const browser = createBrowser(url);
    const ports = portsOf(url, browser);
    await fillCart(ports);
    const request = await requestFor(ports);
    keys.push(request.idempotencyKey);
    const send = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await browser.fetch(`${url}/api/orders`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return `${response.status} ${await response.text()}`;
    };
    const wave = () => Promise.all(Array.from({ length: AT_ONCE }, () => send(request)));
    const answers = new Set([...(await wave()), ...(await wave())]);
    if (answers.size !== 1) faults.push(`${answers.size} different answers to one order`);
    const changed = await send({ ...request, totalPrice: request.totalPrice + 5 });
    if (!changed.startsWith('409') || !changed.includes('idempotencyKeyReused'))
      faults.push(`something else under the same key: ${changed.slice(0, 80)}`);
  }
  const rows = await query('select count(*)::int as count from orders where idempotency_key = any($1::uuid[])', [keys]);
  const stored = Number(rows[0]?.['count']);
  if (stored !== count) faults.push(`${stored} orders of ${count}`);
  const name = `${2 * AT_ONCE * count} submits of ${count} orders, ${AT_ONCE} at once, ${ovenName(ovenCapacity)}`;
  return { name, orders: stored, retries: 0, unavailable: 0, backAfterMs: 0, faults };
}
