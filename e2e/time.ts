import type { BrowserContext, Page } from 'playwright/test';
import type { ShopClock } from './shop.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The time of a shop and of all pages of a test: it stands still until the test moves it. */
export type Time = {
  /** Lets the time of the pages stand still; their timers run. */
  freeze(context: BrowserContext): Promise<void>;
  /** Jumps ahead by milliseconds, as for a laptop that was asleep and is opened again. */
  advance(milliseconds: number): Promise<void>;
  /** Jumps to an ISO instant (UTC). */
  set(instant: string): Promise<void>;
};

declare global {
  /** The time of a page, in milliseconds since 1970. */
  var frozenTime: number;
}

function freezeDate(now: number): void {
  const isFrozen = 'frozenTime' in globalThis;
  globalThis.frozenTime = now;
  if (isFrozen) return;
  const SystemDate = Date;
  class FrozenDate extends SystemDate {
    constructor(...parameters: [number?]) {
      super(...((parameters.length === 0 ? [globalThis.frozenTime] : parameters) as [number]));
    }
    static override now = () => globalThis.frozenTime;
    /** Dates that the browser itself creates are instances too. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof SystemDate;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
}

async function wake(page: Page, now: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    globalThis.frozenTime = milliseconds;
    document.dispatchEvent(new Event('visibilitychange'));
  }, now);
}

export function createTime(shop: ShopClock): Time {
  let now = Date.now();
  const contexts: BrowserContext[] = [];
  const advance = async (milliseconds: number) => {
    now += milliseconds;
    // Also for the pages that open afterwards.
    await Promise.all(contexts.map((context) => context.addInitScript(freezeDate, now)));
    await shop.advance(milliseconds);
    await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => wake(page, now)));
  };
  return {
    freeze: async (context) => {
      contexts.push(context);
      // Pages know by how much the shop's time is another one.
      await context.addInitScript(freezeDate, now);
    },
    advance,
    set: (instant) => advance(Date.parse(instant) - Date.parse(shop.now())),
  };
}
