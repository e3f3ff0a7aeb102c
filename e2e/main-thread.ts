import type { Browser, Page } from 'playwright';

type Frame = { readonly frame?: string; readonly url?: string; readonly processId?: number };

/** An event of Chromium's trace; times in µs. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of the thread in µs, which excludes other work of the machine. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: Frame & {
      readonly frames?: readonly Frame[];
      readonly functionName?: string;
      readonly type?: string;
      readonly timeStamp?: number;
      readonly processingEnd?: number;
    };
  };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];
const MICRO = 1000;

/** Returns the processor time of these events, in ms. */
export const cpu = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / MICRO;

const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X';
export const tasksOf = (events: readonly TraceEvent[]): readonly TraceEvent[] => events.filter(isTask);

/**
 * Returns the process that renders the page: the browser has pages of its own besides. A frame may name its process
 * only once it is ready.
 */
function pageProcess(events: readonly TraceEvent[]): number | undefined {
  const reported = (names: RegExp) =>
    events
      .filter(({ name }) => names.test(name))
      .toSorted((a, b) => a.ts - b.ts)
      .flatMap(({ args: { data } }): readonly Frame[] => data?.frames ?? (data === undefined ? [] : [data]));
  const shown = reported(/^(FrameCommitted|TracingStarted)InBrowser$/).findLast(({ url }) => url?.startsWith('http'));
  const ready = reported(/^ProcessReadyInBrowser$/).findLast(({ frame }) => frame === shown?.frame);
  return shown?.processId ?? ready?.processId;
}

/** Does something; returns the events of the page's main thread meanwhile. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const process = pageProcess(traceEvents);
  const threads = traceEvents
    .filter(({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === process)
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid))
    .map((events) => events.toSorted((a, b) => a.ts - b.ts));
  const [thread] = threads.toSorted((a, b) => b.length - a.length);
  if (thread === undefined) throw new Error('The trace has no main thread of a page.');
  return thread;
}
