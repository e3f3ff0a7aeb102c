import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBody } from './refusal.ts';

const app = new Hono()
  .use(limitBody)
  .post('/', async (context) => context.text(`${(await context.req.text()).length}`));

async function send(body: string, headers: Record<string, string>) {
  const response = await app.request('/', { method: 'POST', body, headers });
  return [response.status, await response.text()];
}

it('takes what is small and refuses what is large, whether it says its length or comes in chunks', async () => {
  const [small, large] = ['x'.repeat(1_000), 'x'.repeat(300_000)];
  const refused = [413, expect.stringContaining('Diese Anfrage ist zu gross.')];
  expect(await send(small, { 'content-length': '1000' })).toEqual([200, '1000']);
  expect(await send(large, { 'content-length': '300000' })).toEqual(refused);
  expect(await send(small, { 'transfer-encoding': 'chunked' })).toEqual([200, '1000']);
  expect(await send(large, { 'transfer-encoding': 'chunked' })).toEqual(refused);
});
