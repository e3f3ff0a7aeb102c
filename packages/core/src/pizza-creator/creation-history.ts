import { isSameCreation } from './normalize-creation.ts';
import type { PizzaCreation } from './pizza-creation.ts';

/** The maximum number of steps; older ones are dropped. */
export const HISTORY_STEPS_MAX = 50;

/** A creation with the ones before it, oldest first, and those that were undone, next first. */
export type CreationHistory = {
  readonly past: readonly PizzaCreation[];
  readonly present: PizzaCreation;
  readonly future: readonly PizzaCreation[];
};

/** The history of an unchanged creation. */
export const historyOf = (present: PizzaCreation): CreationHistory => ({ past: [], present, future: [] });

/** Adds a step. Undone steps are dropped; a step that changes nothing is not added. */
export const withStep = (history: CreationHistory, next: PizzaCreation): CreationHistory =>
  isSameCreation(history.present, next)
    ? history
    : { past: [...history.past, history.present].slice(-HISTORY_STEPS_MAX), present: next, future: [] };

/** One step back; the same history when there is none. */
export function undone({ past, present, future }: CreationHistory): CreationHistory {
  const previous = past.at(-1);
  return previous === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history when there is none. */
export function redone({ past, present, future }: CreationHistory): CreationHistory {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}
