import fc from 'fast-check';

const LONG = 100_000;
/** Deeper than the stack of any recursive parser. */
const DEEP = 20_000;

/** Texts that some program once interpreted as something else. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u202Egnp.exe',
    '\uFEFF',
    '𝒳'.repeat(300),
    'e\u0301'.repeat(500),
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '0',
    '-1',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    '2147483648',
    '%',
    '_',
    '\\',
    '%\\',
    "'; drop table orders; --",
    "' or '1'='1",
    '$1',
    '{}',
    '[]',
    '../../etc/passwd',
    '..%2f..%2f',
    '..\\..\\',
    '//evil.example',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '=HYPERLINK("http://evil.example")',
    '0000-00-00',
    '2026-02-30',
    '2026-13-01',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01',
    '9999-12-31',
    '0001-01-01',
    '2026-11-20T18:00:00+99:99',
    '2026-03-29T02:30:00[Europe/Zurich]',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'A'.repeat(5_000),
  ),
  // Characters that a database refuses to store.
  fc.constantFrom('\u0000', 'a\u0000b', '\uD83D', '\uDE00\uD83D', 'a\u001Bb'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

const hostileNumbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, -1e21, 1e308, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1.5),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A value of the wrong type. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  hostileNumbers,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: null }, { length: 3 }, { toString: null }),
  fc.constantFrom(nested(100), Array(500).fill(0), 'x'.repeat(LONG)),
  fc.jsonValue(),
);

/** Bodies that are not JSON, or not the expected one. */
export const hostileBodies: fc.Arbitrary<Buffer> = fc
  .oneof(
    fc.constantFrom(
      '',
      '{',
      '{"a":',
      '"',
      'nul',
      'NaN',
      '\u0000',
      '\uFEFF{}',
      "{'a':1}",
      '{"a":1}{"a":2}',
      '{"a":1,"a":2}',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      '1e99999',
      'a=1&a=2&b[c]=3&__proto__[polluted]=1',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      '--x\r\ncontent-disposition: form-data; name="a"; filename="../../a"\r\n\r\n',
      `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
      `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
      '['.repeat(DEEP),
      `{"amount":${'9'.repeat(5_000)}}`,
      `"${'x'.repeat(300_000)}"`,
    ),
    fc.json({ maxDepth: 4 }),
  )
  .map((text) => Buffer.from(text))
  .chain((bytes) =>
    fc.oneof(
      fc.constant(bytes),
      fc.uint8Array({ maxLength: 60 }).map((raw) => Buffer.from(raw)),
    ),
  );

type Place = readonly (string | number)[];

/** All places in a value, including the value itself. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...place, key]))];
}

const LEFT_OUT = Symbol('left out');

function replaceAt(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const changed = replaceAt((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (`${index}` === key ? changed : each));
  const entries = Object.entries(value as object).map(([name, each]) => [name, name === key ? changed : each] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== LEFT_OUT));
}

const atPlace = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);

/** A strange value of the same type: it gets further than one of another type. */
const sameKind = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'string') return hostileTexts;
  return typeof value === 'number' ? hostileNumbers : hostileValues;
};

/** A value that would be valid, except that one part of it is replaced or missing. */
export const spoilt = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  values.chain((value) =>
    fc.constantFrom(...placesIn(value)).chain((place) =>
      fc
        .oneof(
          { weight: 4, arbitrary: sameKind(atPlace(value, place)) },
          { weight: 2, arbitrary: hostileValues },
          { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
        )
        .map((by) => {
          const changed = replaceAt(value, place, by);
          return changed === LEFT_OUT ? null : changed;
        }),
    ),
  );
