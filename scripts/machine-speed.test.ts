import { describe, expect, test } from 'vitest';
import { createMachineSpeed } from './machine-speed.ts';

/** A machine whose loops reach these rounds a millisecond, one a second; it would reach 100 if it were quiet. */
function machineOf(...speeds: readonly number[]) {
  const remaining = [...speeds];
  let time = 0;
  const measure = () => ({ reached: remaining.shift() ?? Number.NaN, quiet: 100 });
  return createMachineSpeed(measure, () => (time += 1000));
}

const QUIET = [1, 100, 100, 100, 100, 100] as const;

describe('the speed of the machine', () => {
  test('is a factor of the quiet machine, also where it is busy at the start', () => {
    const speed = machineOf(1, 50, 50, 50, 50, 50, 40);
    speed.sample();
    expect(speed.since(new Date(2000))).toBe('machine ×2.5');
    expect(speed.summary()).toBe('machine: ×2.0 at the start, ×2.3 on average, ×2.5 at worst');
  });

  test('names the worst moment of an attempt, and none before it', () => {
    const speed = machineOf(...QUIET, 10, 25, 50);
    for (let sample = 0; sample < 3; sample += 1) speed.sample();
    expect(speed.since(new Date(3000))).toBe('machine ×2.0 (×4.0 at worst meanwhile)');
    expect(speed.since(new Date(4000))).toBe('machine ×2.0');
  });

  test('is measured on this machine', () => {
    expect(createMachineSpeed().summary()).toMatch(/^machine: ×\d+\.\d at the start, /);
  });
});
