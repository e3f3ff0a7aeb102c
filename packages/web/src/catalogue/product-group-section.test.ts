import { expect, it } from 'vitest';
import { groupAnchor } from './product-group-section.tsx';

it.each([
  ['Klassische Fladen', 'klassische-fladen'],
  ['Bier & Wein', 'bier-wein'],
  ['Süsses', 'süsses'],
  [' «Crème»! ', 'crème'],
  ['0.5 l', '0-5-l'],
])('leads to %j by #%s', (name, anchor) => {
  expect(groupAnchor(name)).toBe(anchor);
});
