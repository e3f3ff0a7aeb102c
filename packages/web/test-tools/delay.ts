import { vi } from 'vitest';

/** Replaces timers of `from` ms by timers of `to` ms, until the page is taken down. */
export function changeDelay(from: number, to: number): void {
  if (!vi.isFakeTimers()) throw new Error('no page is mounted whose end would restore the timers');
  const { setTimeout: wait } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (work: () => void, milliseconds?: number) => wait(work, milliseconds === from ? to : milliseconds),
  });
}

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
