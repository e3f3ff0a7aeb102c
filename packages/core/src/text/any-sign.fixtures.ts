import * as fc from 'fast-check';

/**
 * Every character of Unicode, unpaired surrogates too. With `unit: 'binary'` fast-check would first build a table,
 * which takes seconds.
 */
export const anySign = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));
