import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonInto, createInsertions } from './insertions.ts';

/** A string literal of a script is also valid JSON, except for the escape of "<". */
const readByScript = (written: string): string =>
  JSON.parse(written.replaceAll(/\\(x3C|.)/g, (all, escaped) => (escaped === 'x3C' ? '<' : all))) as string;

it('comes back from between the quotes of a script as it was, and cannot end the script', () => {
  const insertions = createInsertions('n0nce');
  const { toSerializable, fromSerializable } = jsonInto(insertions);
  const product = { name: '</script><!-- "Fladen" \\ \u2028\u2029 \n ä–🍕' };
  const data = { product, again: [product], none: undefined, amount: 2, note: null, 'a "key"': 'ü' };
  // The router quotes the text that it receives.
  const written = new TextDecoder().decode(insertions.fill(JSON.stringify(toSerializable(data)))[0]);
  expect(written).not.toMatch(/[<\n\u2028\u2029]/);
  const read = readByScript(written);
  expect(fromSerializable(read)).toEqual(data);
  expect(read).toContain("'amount':2,'note':null");
});

it('writes what products share once, in each part of the data', () => {
  const group = fc.record({
    id: fc.constantFrom('size', 'base', 'extras'),
    options: fc.array(fc.nat(2), { maxLength: 2 }),
  });
  const products = fc.array(fc.record({ name: fc.string(), optionGroups: fc.array(group) }));
  fc.assert(
    fc.property(
      fc.record({ products, linked: products, dish: fc.record({ optionGroups: fc.array(group) }) }),
      (data) => {
        const insertions = createInsertions('n0nce');
        const { toSerializable, fromSerializable } = jsonInto(insertions);
        const written = readByScript(
          new TextDecoder().decode(insertions.fill(JSON.stringify(toSerializable(data)))[0]),
        );
        expect(fromSerializable(written)).toEqual(data);
        const ofProducts = written.slice(0, written.indexOf("'linked'"));
        const different = new Set(
          data.products.flatMap(({ optionGroups }) => optionGroups.map((each) => JSON.stringify(each))),
        );
        expect(ofProducts.split("'options'")).toHaveLength(different.size + 1);
      },
    ),
  );
});

const part = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
  fc.constantFrom(() => {}, Symbol('none'), { toJSON: () => {} }, { toJSON: () => ({ name: '<' }) }, { toJSON: 1 }),
);

it('comes back as any JSON does, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(fc.string(), part), fc.array(part), fc.date()), (value) => {
      const insertions = createInsertions('n0nce');
      const { toSerializable, fromSerializable } = jsonInto(insertions);
      const written = new TextDecoder().decode(insertions.fill(JSON.stringify(toSerializable(value)))[0]);
      const read = fromSerializable(readByScript(written));
      expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
    }),
  );
});
