import { expect, it } from 'vitest';
import { importErrorMessage } from './catalogue-import.ts';

it('says why an import does not begin', () => {
  expect(importErrorMessage({ code: 'importUnderWay', by: 'Mara Graf' })).toMatch(/^Mara Graf importiert gerade\./);
  expect(importErrorMessage({ code: 'importUnderWay', by: null })).toMatch(/^Jemand importiert gerade\./);
  expect(importErrorMessage({ code: 'importUnknown' })).toMatch(/gibt es nicht mehr/);
  expect(importErrorMessage({ code: 'importBlocked' })).toMatch(/kann so nicht/);
});
