import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { type ClockCommand, createSteeredClock } from './steered-clock.ts';

const START = '2026-11-20T18:00:00.000Z';

function steer(start: string | null = START) {
  const answers: unknown[] = [];
  const channel = Object.assign(new EventEmitter(), { send: (answer: unknown) => answers.push(answer) > 0 });
  const clock = createSteeredClock(start, channel as never);
  const send = (command: ClockCommand) => channel.emit('message', { clock: command });
  return { clock, channel, send, answers };
}

test('runs on until it is frozen, and from then on moves only when it is told to', () => {
  vi.useFakeTimers();
  try {
    const { clock, send, answers } = steer();
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe('2026-11-20T18:00:05.000Z');
    send({ freeze: true });
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe('2026-11-20T18:00:05.000Z');
    send({ advance: 120_000 });
    expect(clock.now()).toBe('2026-11-20T18:02:05.000Z');
    send({ set: '2026-11-21T11:00:00.000Z' });
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe('2026-11-21T11:00:00.000Z');
    expect(answers).toEqual([
      { clock: '2026-11-20T18:00:05.000Z' },
      { clock: '2026-11-20T18:02:05.000Z' },
      { clock: '2026-11-21T11:00:00.000Z' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('runs on from where it was set, when it is not frozen', () => {
  vi.useFakeTimers();
  try {
    const { clock, send } = steer(null);
    send({ set: START });
    vi.advanceTimersByTime(1_000);
    send({ advance: 60_000 });
    expect(clock.now()).toBe('2026-11-20T18:01:01.000Z');
  } finally {
    vi.useRealTimers();
  }
});

test('does not answer what is not meant for it', () => {
  const { channel, answers } = steer();
  for (const message of [null, 'clock', 5, { other: true }]) channel.emit('message', message);
  expect(answers).toEqual([]);
});
