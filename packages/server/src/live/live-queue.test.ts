import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveQueue, guardQueue } from './live-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function guarded(mayRead: () => Promise<boolean>, isReported = false) {
  const ended = vi.fn<() => void>();
  const queue = createLiveQueue<number>();
  void queue.ended.then(ended);
  return { queue, ended, reader: guardQueue(queue, { mayRead, isReported }) };
}

describe('a guarded queue', () => {
  it('hands out what comes to whoever may read it', async () => {
    const { queue, reader, ended } = guarded(async () => true);
    queue.push(1);
    expect(await reader.next()).toEqual({ done: false, value: 1 });
    const next = reader.next();
    await vi.advanceTimersByTimeAsync(600_000);
    queue.push(2);
    expect(await next).toEqual({ done: false, value: 2 });
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it.each([
    ['who may not any more', async () => false],
    ['when nobody can tell', () => Promise.reject(new Error('no database'))],
  ])('ends at the next value for %s', async (_, mayRead) => {
    const { queue, reader, ended } = guarded(mayRead);
    queue.push(1);
    expect(await reader.next()).toEqual({ done: true, value: undefined });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends within a minute for who may not read any more, though nothing comes', async () => {
    let isSignedIn = true;
    const { reader, ended } = guarded(async () => isSignedIn);
    const next = reader.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    isSignedIn = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await next).toEqual({ done: true, value: undefined });
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('ends at once for who is asked again and may not read any more', async () => {
    let isSignedIn = true;
    const { queue, reader, ended } = guarded(async () => isSignedIn);
    const next = reader.next();
    await reader.askAgain();
    expect(ended).not.toHaveBeenCalled();
    isSignedIn = false;
    await reader.askAgain();
    queue.push(1);
    expect(await next).toEqual({ done: true, value: undefined });
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('asks once a minute, not for each value, where it is told of changes', async () => {
    const mayRead = vi.fn<() => Promise<boolean>>(async () => true);
    const { queue, reader } = guarded(mayRead, true);
    const read = async (value: number) => {
      queue.push(value);
      expect(await reader.next()).toEqual({ done: false, value });
      return mayRead.mock.calls.length;
    };
    expect([await read(1), await read(2)]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await read(3), await read(4)]).toEqual([2, 2]);
    await reader.askAgain();
    expect(await read(5)).toBe(3);
  });

  it('hands out nothing between being told and the answer', async () => {
    const answers: PromiseWithResolvers<boolean>[] = [];
    const mayRead = () => {
      const answer = Promise.withResolvers<boolean>();
      answers.push(answer);
      return answer.promise;
    };
    const { queue, reader } = guarded(mayRead, true);
    queue.push(1);
    const first = reader.next();
    await vi.advanceTimersByTimeAsync(0);
    // The first check began before the change, so its result does not cover later values.
    const requested = reader.askAgain();
    answers[0]?.resolve(true);
    expect(await first).toEqual({ done: false, value: 1 });
    queue.push(2);
    const second = reader.next();
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers) answer.resolve(false);
    await requested;
    expect(await second).toEqual({ done: true, value: undefined });
  });

  it('asks no more once the reader has gone, or the queue has failed', async () => {
    const mayRead = vi.fn<() => Promise<boolean>>(async () => true);
    const deleted = guarded(mayRead);
    const next = deleted.reader.next();
    await deleted.reader.return();
    expect(await next).toEqual({ done: true, value: undefined });

    const failed = guarded(mayRead);
    const failing = failed.reader.next();
    failed.queue.fail(new Error('cut'));
    await expect(failing).rejects.toThrow('cut');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([mayRead.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
