import { expect, it, vi } from 'vitest';
import { watchHeartbeat } from './contract-client.ts';

/** An answer whose body the test sends chunk by chunk. */
function answer(type: string) {
  const cancelled = vi.fn<() => void>();
  const received = vi.fn<() => void>();
  let send: (text: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
    cancel: cancelled,
  });
  const response = watchHeartbeat(new Response(body, { headers: { 'content-type': type } }), received);
  const reader = response.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  return {
    response,
    send: (text: string) => send(text),
    read,
    heard: received,
    cancelled,
    cancel: () => reader?.cancel(),
  };
}

it('tells of each comment and each event of a live stream, and passes them on', async () => {
  const { response, send, read, heard: received } = answer('text/event-stream; charset=utf-8');
  expect([response.headers.get('content-type'), received.mock.calls.length]).toEqual([
    'text/event-stream; charset=utf-8',
    0,
  ]);
  for (const [index, text] of [': \n\n', 'event: message\ndata: 1\n\n', ': \n\n'].entries()) {
    send(text);
    expect(await read()).toBe(text);
    expect(received).toHaveBeenCalledTimes(index + 1);
  }
});

it('ends the stream when whoever reads it goes', async () => {
  const { send, read, cancel, cancelled } = answer('text/event-stream');
  send(':');
  await read();
  await cancel();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
});

it('leaves other answers alone', async () => {
  const { send, read, heard: received } = answer('application/json');
  send('{}');
  expect(await read()).toBe('{}');
  expect(received).not.toHaveBeenCalled();
});

it('leaves an answer without a body alone', () => {
  const empty = new Response(null, { headers: { 'content-type': 'text/event-stream' } });
  expect(watchHeartbeat(empty, () => {})).toBe(empty);
});
