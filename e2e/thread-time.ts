import type { Browser, Page } from 'playwright';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string; readonly duration?: number } };
};

/** What the page's main thread worked itself, in ms: whatever else the machine does meanwhile does not count. */
export type ThreadTime = {
  /** The longest task. */
  readonly task: number;
  /** The most between a press of a button or key and the frame that shows it. */
  readonly input: number;
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];
const MICRO = 1000;
const PRESSES = /^(pointer|key)(down|up)$|^click$/;

const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X';
const cpu = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / MICRO;

/** The main thread that worked most is the page's: the browser keeps others in reserve. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && isTask(event)));
  return threads.toSorted((a, b) => cpu(b) - cpu(a))[0] ?? [];
}

function threadTime(events: readonly TraceEvent[]): ThreadTime {
  const tasks = mainThreadTasks(events);
  const inputs = events
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && PRESSES.test(args.data?.type ?? ''))
    .map(({ ts, args }) => ({ from: ts, to: ts + (args.data?.duration ?? 0) * MICRO }));
  const work = inputs.map(({ from, to }) => cpu(tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)));
  return {
    task: Math.max(0, ...tasks.map((task) => cpu([task]))),
    input: Math.max(0, ...work),
  };
}

/** Does something and tells what it cost. */
export async function measureThread(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<ThreadTime> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return threadTime(trace.traceEvents);
}
