import { describe, expect, it } from 'vitest';
import { whileRendered } from './use-ticking.ts';

function start() {
  const element = new EventTarget();
  const calls: string[] = [];
  const end = whileRendered(element, () => {
    calls.push('start');
    return () => void calls.push('stop');
  });
  const report = (skipped: boolean) =>
    element.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped }));
  return { calls, end, tell: report };
}

describe('what goes on while an element is rendered', () => {
  it('goes on until the browser tells that it is not', () => {
    const { calls, tell: report } = start();
    expect(calls).toEqual(['start']);
    report(true);
    expect(calls).toEqual(['start', 'stop']);
  });

  it('goes on again when it is, and never twice', () => {
    const { calls, tell: report } = start();
    for (const isSkipped of [false, true, true, false, false]) report(isSkipped);
    expect(calls).toEqual(['start', 'stop', 'start']);
  });

  it.each([true, false])('ends for good, whether it rests (%s) or not', (isResting) => {
    const { calls, end, tell: report } = start();
    report(isResting);
    end();
    report(false);
    expect(calls).toEqual(['start', 'stop']);
  });
});
