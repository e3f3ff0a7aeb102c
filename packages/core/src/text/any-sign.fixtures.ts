import * as fc from 'fast-check';

/** Every sign of Unicode, half a pair too. Of `unit: 'binary'` fast-check makes a table first, which takes seconds. */
export const anySign = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));
