import { describe, expect, it } from 'vitest';
import { bellSamples } from './bell.tsx';

const RATE = 8_000;
const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

describe('the bell', () => {
  const [calm, cancelled, alarm] = (['new', 'cancelled', 'alarm'] as const).map((how) => bellSamples(how, RATE));
  if (calm === undefined || cancelled === undefined || alarm === undefined) throw new Error('a bell is missing');

  it('never is too loud to be played', () => {
    for (const samples of [calm, cancelled, alarm]) {
      expect(Math.max(...samples)).toBeLessThanOrEqual(1);
      expect(Math.min(...samples)).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...samples)).toBeGreaterThan(0.2);
    }
  });

  it('is much louder and comes much more often when it alarms', () => {
    expect(powerOf(alarm)).toBeGreaterThan(10 * powerOf(calm));
    expect(alarm.length).toBeLessThan(calm.length / 2);
  });

  it('is at least as loud for a cancellation as for an order, and sounds different', () => {
    expect(powerOf(cancelled)).toBeGreaterThanOrEqual(powerOf(calm));
    expect(cancelled).not.toEqual(calm);
    expect(powerOf(cancelled.slice(2 * RATE))).toBeLessThan(powerOf(cancelled) / 1_000);
  });

  it('begins and ends without a crack, though it is repeated', () => {
    for (const samples of [calm, cancelled, alarm]) {
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
    }
  });

  it('leaves quiet between two calls, so that one can talk', () => {
    expect(powerOf(calm.slice(2 * RATE))).toBeLessThan(powerOf(calm) / 1_000);
  });
});
