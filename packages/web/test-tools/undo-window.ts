import { UNDO_MS } from '@ofenpost/core/time/undo-window';
import { onTestFinished } from 'vitest';

/** The timer of an undo is this much shorter at most: it ends at an instant, and is set a moment after the tap. */
const SET_LATER_MS = 500;

/**
 * Holds the timers of what can be undone on the mounted page, however slow the machine is; returns a function that lets
 * their time pass at once.
 */
export function holdUndo(): () => void {
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  const held = new Map<ReturnType<typeof setTimeout>, () => void>();
  // Before the page is taken down, like the timers of `changeDelay`.
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout: wait, clearTimeout: stop });
  });
  Object.assign(globalThis, {
    setTimeout: (work: () => void, milliseconds = 0) => {
      if (milliseconds > UNDO_MS || milliseconds <= UNDO_MS - SET_LATER_MS) return wait(work, milliseconds);
      const timer = wait(() => {}, 0);
      held.set(timer, work);
      return timer;
    },
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => {
      held.delete(timer);
      stop(timer);
    },
  });
  return () => {
    for (const [timer, work] of held) {
      held.delete(timer);
      work();
    }
  };
}
