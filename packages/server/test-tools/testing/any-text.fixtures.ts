import { type Arbitrary, integer, oneof, string } from 'fast-check';

const codePoint = (max: number) => integer({ min: 0, max }).map((code) => String.fromCodePoint(code));

/** Text of any Unicode code points, most of them from the scripts in use, with unassigned ones too. */
export const anyText = (maxLength: number): Arbitrary<string> =>
  string({ unit: oneof(codePoint(0x2fff), codePoint(0xffff), codePoint(0x10ffff)), minLength: 1, maxLength });
