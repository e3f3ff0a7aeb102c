import { onTestFinished } from 'vitest';

/** Replaces timers of `from` ms by timers of `to` ms on the mounted page, until the test ends. */
export function changeDelay(from: number, to: number): void {
  const { setTimeout: wait } = globalThis;
  // Before the page is taken down: its timers are only restored where they are still in their place.
  onTestFinished(() => {
    globalThis.setTimeout = wait;
  });
  Object.assign(globalThis, {
    setTimeout: (work: () => void, milliseconds?: number) => wait(work, milliseconds === from ? to : milliseconds),
  });
}

/** Waits until all timers of the page of so many ms have run: they run in order, however slow the machine is. */
export const passTimers = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Lets answers of a port wait while somebody holds them back. */
export function createHold() {
  let passing = Promise.resolve();
  return {
    pass: async <T>(load: () => Promise<T>): Promise<T> => {
      await passing;
      return load();
    },
    /** Holds back from now on; returns a function that releases. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      passing = promise;
      return resolve;
    },
  };
}
