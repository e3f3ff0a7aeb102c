import { expect, it } from 'vitest';
import { readStation, writeStation } from './station-choice.ts';

it('is the oven until somebody chooses, then what they chose on this device', () => {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  expect(readStation(keyValue)).toBe('oven');
  writeStation(keyValue, 'cold');
  expect(readStation(keyValue)).toBe('cold');
  values.set('kitchen-station', '{"version":1,"value":"cellar"}');
  expect(readStation(keyValue)).toBe('oven');
});
