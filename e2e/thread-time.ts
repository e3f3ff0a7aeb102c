import type { Browser, Page } from 'playwright';
import { type TraceEvent, cpu, tasksOf, traceMainThread } from './main-thread.ts';

/** The work of the page's main thread, in ms of processor time, without other work of the machine. */
export type ThreadTime = {
  /** The longest task, in ms. */
  readonly task: number;
  /** The longest work, in ms, between a press of a button or key and the frame that shows it. */
  readonly input: number;
};

const MICRO = 1000;
const PRESSES = /^(pointer|key)(down|up)$|^click$/;

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * Measures from the press to the frame after its handler, if one comes before the next press: a pointerdown may paint
 * nothing. Work after that frame delays nobody.
 */
function untilShown(
  press: TraceEvent,
  next: TraceEvent | undefined,
  { events, tasks }: { readonly events: readonly TraceEvent[]; readonly tasks: readonly TraceEvent[] },
): number {
  const { timeStamp = 0, processingEnd = 0 } = press.args.data ?? {};
  const answered = press.ts + (processingEnd - timeStamp) * MICRO;
  const before = next?.ts ?? Number.POSITIVE_INFINITY;
  const frame = events.find(({ name, ts }) => name === 'Commit' && ts >= answered && ts < before);
  return cpu(tasks.filter((task) => end(task) > press.ts && task.ts < (frame?.ts ?? answered)));
}

function threadTime(events: readonly TraceEvent[]): ThreadTime {
  const tasks = tasksOf(events);
  const presses = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && PRESSES.test(args.data?.type ?? ''),
  );
  return {
    task: Math.max(0, ...tasks.map((task) => cpu([task]))),
    input: Math.max(0, ...presses.map((press, place) => untilShown(press, presses[place + 1], { events, tasks }))),
  };
}

/** Does something; returns its cost on the main thread. */
export const measureThread = async (browser: Browser, page: Page, act: () => Promise<unknown>): Promise<ThreadTime> =>
  threadTime(await traceMainThread(browser, page, act));
