import { describe, expect, it } from 'vitest';
import { whileRendered } from './while-rendered.ts';

function start() {
  const element = new EventTarget();
  const calls: string[] = [];
  const end = whileRendered(element, () => {
    calls.push('start');
    return () => void calls.push('stop');
  });
  const tell = (skipped: boolean) =>
    element.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped }));
  return { calls, end, tell };
}

describe('what goes on while an element is rendered', () => {
  it('goes on until the browser tells that it is not', () => {
    const { calls, tell } = start();
    expect(calls).toEqual(['start']);
    tell(true);
    expect(calls).toEqual(['start', 'stop']);
  });

  it('goes on again when it is, and never twice', () => {
    const { calls, tell } = start();
    for (const isSkipped of [false, true, true, false, false]) tell(isSkipped);
    expect(calls).toEqual(['start', 'stop', 'start']);
  });

  it.each([true, false])('ends for good, whether it rests (%s) or not', (isResting) => {
    const { calls, end, tell } = start();
    tell(isResting);
    end();
    tell(false);
    expect(calls).toEqual(['start', 'stop']);
  });
});
