import { expect, it } from 'vitest';
import { jsonInto } from './carried-json.ts';
import { createInsertions } from './insertions.ts';

it('comes back from between the quotes of a script as it was, and cannot end the script', () => {
  const insertions = createInsertions('n0nce');
  const { toSerializable, fromSerializable } = jsonInto(insertions);
  const product = { name: '</script><!-- "Fladen" \\ \u2028\u2029 \n ä–🍕' };
  const data = { product, again: [product], none: undefined, amount: 2, note: null, 'a "key"': 'ü' };
  // The router quotes the text that it is given.
  const written = new TextDecoder().decode(insertions.fill(JSON.stringify(toSerializable(data))));
  expect(written).not.toMatch(/[<\n\u2028\u2029]/);
  // Every such text is one of JSON too, but for the way "<" is written.
  const read = JSON.parse(written.replaceAll(String.raw`\x3C`, '<')) as string;
  expect(fromSerializable(read)).toEqual(data);
  expect(read).toContain('"amount":2,"note":null');
});
