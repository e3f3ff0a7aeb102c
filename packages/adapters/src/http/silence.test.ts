import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breakOnSilence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer whose body is sent by hand. */
function answer(type: string) {
  const cancelled = vi.fn<() => void>();
  let send = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = () => controller.enqueue(new Uint8Array([58]));
    },
    cancel: cancelled,
  });
  const reader = breakOnSilence(new Response(body, { headers: { 'content-type': type } })).body?.getReader();
  return { send: () => send(), read: async () => reader?.read(), cancelled };
}

it('breaks a live stream after 45 seconds without a sign of life', async () => {
  const { send, read, cancelled } = answer('text/event-stream; charset=utf-8');
  for (let signs = 0; signs < 3; signs++) {
    const reading = read();
    await vi.advanceTimersByTimeAsync(44_000);
    send();
    expect(await reading).toMatchObject({ done: false });
  }
  await Promise.all([expect(read()).rejects.toThrow('nothing came'), vi.advanceTimersByTimeAsync(45_000)]);
  expect(cancelled).toHaveBeenCalledOnce();
});

it('lets other answers take their time', async () => {
  const { send, read } = answer('application/json');
  const reading = read();
  await vi.advanceTimersByTimeAsync(60_000);
  send();
  expect(await reading).toMatchObject({ done: false });
});
