import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { createClock, instantAt } from './time.ts';

/** What the parent process tells a server's clock: to show an instant, to jump ahead by milliseconds, to stand still. */
export type ClockCommand =
  | { readonly set: Instant }
  | { readonly advance: number }
  /** Until it is set or advanced, and in between as well. */
  | { readonly freeze: true };

/** The open channel of a process to its parent. */
type Channel = Pick<NodeJS.Process, 'on' | 'send' | 'channel'>;

const isClockMessage = (message: unknown): message is { readonly clock: ClockCommand } =>
  typeof message === 'object' && message !== null && 'clock' in message;

/**
 * A clock that begins at `start` (null: the machine's time) and runs on until the parent process sets, advances or
 * freezes it, with messages `{ clock: ClockCommand }`; each is answered with `{ clock: Instant }`. Browser tests move a
 * shop through its day with it.
 */
export function createSteeredClock(start: Instant | null, channel: Channel): ClockPort {
  const running = createClock(start);
  let offset = 0;
  let frozen: number | null = null;
  const read = () => frozen ?? Date.parse(running.now()) + offset;
  const set = (milliseconds: number) => {
    offset += milliseconds - read();
    if (frozen !== null) frozen = milliseconds;
  };

  channel.on('message', (message: unknown) => {
    if (!isClockMessage(message)) return;
    const { clock: command } = message;
    if ('set' in command) set(Date.parse(command.set));
    else if ('advance' in command) set(read() + command.advance);
    else frozen = read();
    channel.send?.({ clock: instantAt(read()) });
  });
  // Whoever listens to its parent would live until the parent has ended.
  channel.channel?.unref();
  return { now: () => instantAt(read()) };
}
