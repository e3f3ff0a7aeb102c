import type { Browser, BrowserContextOptions } from 'playwright';
import { type TraceEvent, cpu, tasksOf, traceMainThread } from './main-thread.ts';

/** How many times slower than this machine Lighthouse's phone is. */
const SLOWDOWN = 4;
/** What a task may take before it counts as blocking, in ms. Source: web.dev, Total Blocking Time. */
const LONG_TASK_MS = 50;
/** Until what a page loads when idle has come to rest. */
const REST_MS = 3500;

/** What works on a task, by the names of Chromium's notes; what is named by none is the browser's. */
const CAUSES: Readonly<Record<string, RegExp>> = {
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|Commit|Decode Image)$/,
  html: /^ParseHTML$/,
  modules: /^(v8\.\w+Module|EvaluateScript|v8\.compile)$/,
  garbage: /GC/,
  script: /^(FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|v8\.callFunction)$/,
};

/** A task of the main thread: what it costs the phone, in ms, and each of its causes. */
type LongTask = { readonly total: number; readonly causes: Readonly<Record<string, number>> };

export type PageLoad = {
  /** What stands in the way of an answer from the first frame on: Lighthouse's total blocking time, by the processor's time. */
  readonly blocking: number;
  /** The tasks that are long, in their order; those before the first frame as well. */
  readonly tasks: readonly LongTask[];
};

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const slowed = (events: readonly TraceEvent[]) => cpu(events) * SLOWDOWN;

function causeOf({ name, args: { data } }: TraceEvent): string {
  const [cause = 'browser'] = Object.keys(CAUSES).filter((each) => CAUSES[each]?.test(name));
  const file = data?.url
    ?.split('/')
    .at(-1)
    ?.replace(/-[\w-]{7}\.js$/, '');
  return cause === 'script' && file !== undefined ? `script of ${file || 'page'}` : cause;
}

/** What each cause worked itself, without what it called. */
function causesOf(task: TraceEvent, events: readonly TraceEvent[]): Record<string, number> {
  const causes: Record<string, number> = {};
  const add = (event: TraceEvent, time: number) => {
    const cause = event === task ? 'browser' : causeOf(event);
    causes[cause] = (causes[cause] ?? 0) + time;
  };
  const open: TraceEvent[] = [];
  const inside = events.filter(({ ph, ts }) => ph === 'X' && ts >= task.ts && ts < end(task));
  for (const event of inside.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && event.ts >= end(open.at(-1) ?? event)) open.pop();
    const caller = open.at(-1);
    add(event, slowed([event]));
    if (caller !== undefined) add(caller, -slowed([event]));
    open.push(event);
  }
  return causes;
}

/** Visits a page for the first time and tells what it costs a phone's processor; whatever else this machine does meanwhile hardly counts. */
export async function measureLoad(browser: Browser, options: BrowserContextOptions, path: string): Promise<PageLoad> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const events = await traceMainThread(browser, page, async () => {
    await page.goto(path);
    await page.waitForTimeout(REST_MS);
  });
  await context.close();
  const long = tasksOf(events).filter((task) => slowed([task]) > LONG_TASK_MS);
  const shown = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.POSITIVE_INFINITY;
  return {
    blocking: long.filter((task) => end(task) > shown).reduce((sum, task) => sum + slowed([task]) - LONG_TASK_MS, 0),
    tasks: long.map((task) => ({ total: slowed([task]), causes: causesOf(task, events) })),
  };
}

/** `120 ms: style 60, layout 40`: what is worth knowing of a long task. */
export function reportTask({ total, causes }: LongTask): string {
  const reported = Object.entries(causes)
    .filter(([, time]) => time >= total / 20)
    .toSorted(([, a], [, b]) => b - a)
    .map(([cause, time]) => `${cause} ${Math.round(time)}`);
  return `${Math.round(total)} ms: ${reported.join(', ')}`;
}
