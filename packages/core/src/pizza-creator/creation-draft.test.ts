import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EGG_ID,
  PLAIN_CREATION,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { type CreationHistory, HISTORY_STEPS_MAX, historyOf, redone, undone, withStep } from './creation-draft.ts';

const [a, b, c] = [withToppings(onWhole(EGG_ID)), withToppings(onLeft(EGG_ID)), withToppings(onRight(EGG_ID))] as const;

describe('the history of a creation', () => {
  it('goes back and forward', () => {
    const history = withStep(withStep(historyOf(a), b), c);
    expect(history).toEqual({ past: [a, b], present: c, future: [] });
    expect(undone(history)).toEqual({ past: [a], present: b, future: [c] });
    expect(undone(undone(history))).toEqual({ past: [], present: a, future: [b, c] });
    expect(redone(undone(undone(history)))).toEqual({ past: [a], present: b, future: [c] });
  });

  it('ends at both ends', () => {
    expect(undone(historyOf(a))).toEqual(historyOf(a));
    expect(redone(historyOf(a))).toEqual(historyOf(a));
  });

  it('forgets what was undone at a new step', () => {
    expect(withStep(undone(withStep(historyOf(a), b)), c)).toEqual({ past: [a], present: c, future: [] });
  });

  it('takes no step that changes nothing', () => {
    const history = undone(withStep(historyOf(a), b));
    expect(withStep(history, withToppings(onRight(EGG_ID), onLeft(EGG_ID)))).toBe(history);
  });

  it('keeps the last 50 steps', () => {
    let history = historyOf(PLAIN_CREATION);
    for (let step = 0; step < HISTORY_STEPS_MAX; step++) history = withStep(history, step % 2 === 0 ? a : b);
    expect(history.past[0]).toBe(PLAIN_CREATION);
    expect(history.past).toHaveLength(50);
    history = withStep(history, c);
    expect(history.past).toHaveLength(50);
    expect(history.past[0]).toBe(a);
  });

  it('undoes and redoes any steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TOPPING_IDS), { maxLength: 20 }), (ids) => {
        const steps = ids.map((id) => withToppings(onWhole(id)));
        const done = steps.reduce(withStep, historyOf(PLAIN_CREATION));
        const times = (step: (history: CreationHistory) => CreationHistory, history: CreationHistory) =>
          ids.reduce((before) => step(before), history);
        expect(times(undone, done)).toMatchObject({ past: [], present: PLAIN_CREATION });
        expect(times(redone, times(undone, done))).toEqual(done);
      }),
    );
  });
});
