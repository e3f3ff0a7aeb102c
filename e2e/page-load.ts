import type { Browser, BrowserContextOptions, Locator } from 'playwright';
import { type TraceEvent, cpu, tasksOf, traceMainThread } from './main-thread.ts';

/** The screen of Lighthouse's phone. */
export const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** How many times slower than this machine Lighthouse's phone is. */
const SLOWDOWN = 4;
/** What a task may take before it counts as blocking, in ms. Source: web.dev, Total Blocking Time. */
const LONG_TASK_MS = 50;
/** The wait, in ms, until the idle work after a page load has ended. */
const REST_MS = 3500;

/** The causes of work, by the names of Chromium's trace events; other events are the browser's own work. */
const CAUSES: Readonly<Record<string, RegExp>> = {
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|Commit|Decode Image)$/,
  html: /^ParseHTML$/,
  modules: /^(v8\.\w+Module|EvaluateScript|v8\.compile)$/,
  garbage: /GC/,
  script: /^(FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|v8\.callFunction)$/,
};

/** A task of the main thread: its cost and that of each cause, in ms of the phone's processor. */
type LongTask = { readonly total: number; readonly causes: Readonly<Record<string, number>> };

export type PageLoad = {
  /** The work of the main thread from the request until the page is still, in ms of processor time. */
  readonly thread: number;
  /** The part of it that compiles and evaluates scripts, in ms of processor time. */
  readonly evaluation: number;
  /** Lighthouse's total blocking time after the first frame, in ms of processor time. */
  readonly blocking: number;
  /** The elements that React has taken over from the server's HTML: work that is put off would not be seen above. */
  readonly hydrated: number;
  /** The long tasks in their order, including those before the first frame. */
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

/** Returns the time of each cause itself, without the events that it contains. */
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

/** Counts the elements that React has taken over: it marks them. */
export const countHydrated = (elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (all) => all.filter((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))).length,
  );

/**
 * Visits a page for the first time and returns its cost in processor time of a phone, which other work on this machine
 * hardly changes.
 */
export async function measureLoad(browser: Browser, options: BrowserContextOptions, path: string): Promise<PageLoad> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const events = await traceMainThread(browser, page, async () => {
    await page.goto(path);
    await page.waitForTimeout(REST_MS);
  });
  const hydrated = await countHydrated(page.locator('body *'));
  await context.close();
  const tasks = tasksOf(events);
  const long = tasks.filter((task) => slowed([task]) > LONG_TASK_MS);
  const shown = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.POSITIVE_INFINITY;
  const byCause = tasks.map((task) => causesOf(task, events));
  return {
    thread: slowed(tasks),
    evaluation: byCause.reduce((sum, { modules = 0 }) => sum + modules, 0),
    blocking: long.filter((task) => end(task) > shown).reduce((sum, task) => sum + slowed([task]) - LONG_TASK_MS, 0),
    hydrated,
    tasks: long.map((task) => ({ total: slowed([task]), causes: causesOf(task, events) })),
  };
}

/** Describes a long task: `120 ms: style 60, layout 40`. */
export function reportTask({ total, causes }: LongTask): string {
  const reported = Object.entries(causes)
    .filter(([, time]) => time >= total / 20)
    .toSorted(([, a], [, b]) => b - a)
    .map(([cause, time]) => `${cause} ${Math.round(time)}`);
  return `${Math.round(total)} ms: ${reported.join(', ')}`;
}
