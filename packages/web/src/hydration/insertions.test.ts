import { expect, it } from 'vitest';
import { bytesOf, createInsertions } from './insertions.ts';

const reported = (text: string) => () => bytesOf(text);
const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('writes each text where it belongs, as it is', () => {
  const { add, fill } = createInsertions('n0nce');
  const [first, second] = [add(reported('$& <b> – ä')), add(reported('zwei'))];
  expect(read(fill(`ö ${second} b ${first} c ${second}`)[0])).toBe('ö zwei b $& <b> – ä c zwei');
});

it('takes what somebody wrote for no place of another page', () => {
  const written = createInsertions('other').add(reported('nein'));
  const { add, fill } = createInsertions('n0nce');
  const place = add(reported('ja'));
  expect(read(fill(`${written} ${place}`)[0])).toBe(`${written} ja`);
});

it('fills the parts of a page as the page itself', () => {
  const { add, fill } = createInsertions('n0nce');
  const part = `b ${add(reported('ä'))}`;
  expect(fill(`a ${part} c`, part, '').map(read)).toEqual(['a b ä c', 'b ä', '']);
});
