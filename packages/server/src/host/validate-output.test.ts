import { createRouterClient, os } from '@orpc/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { validateOutput } from './api.http.ts';

const SHOWN = { name: 'Margherita', secret: 'sourdough' };

function createClient(read: () => { readonly name: string }) {
  const check = vi.fn<(value: unknown) => boolean>(() => true);
  const output = z.object({ name: z.string() }).check(z.refine(check));
  const client = createRouterClient(validateOutput({ menu: { load: os.output(output).handler(read) } }));
  return { load: () => client.menu.load(), check };
}

it('checks what stays in memory once, and answers the same object each time', async () => {
  const { load, check } = createClient(() => SHOWN);
  const [first, second] = [await load(), await load()];
  expect(check).toHaveBeenCalledOnce();
  expect(second).toBe(first);
  // Fields outside of the contract are never sent.
  expect(first).toEqual({ name: 'Margherita' });
});

it('checks what is read anew each time', async () => {
  const { load, check } = createClient(() => ({ ...SHOWN }));
  await load();
  await load();
  expect(check).toHaveBeenCalledTimes(2);
});

it('refuses what the contract does not promise, each time', async () => {
  const wrong = { name: 1 } as unknown as typeof SHOWN;
  const { load } = createClient(() => wrong);
  await expect(load()).rejects.toThrow('Output validation failed');
  await expect(load()).rejects.toThrow('Output validation failed');
});
