import { expect, it } from 'vitest';
import { feeRows } from './postcode-check.tsx';

const FEE_STEPS = [
  { from: 0, fee: 600 },
  { from: 2000, fee: 450 },
  { from: 6000, fee: 0 },
];

it.each([
  [0, [0, 2000, 6000]],
  [1999, [1999, 2000, 6000]],
  [2000, [2000, 6000]],
  [2500, [2500, 6000]],
  [6000, [6000]],
  [9000, [9000]],
])('begins the fees with a minimum order of %i', (minimumOrder, from) => {
  const rows = feeRows({ minimumOrder, feeSteps: FEE_STEPS });
  expect(rows.map((row) => row.from)).toEqual(from);
  expect(rows.at(-1)?.fee).toBe(0);
});
