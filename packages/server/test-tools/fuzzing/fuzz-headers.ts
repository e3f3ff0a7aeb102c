import fc from 'fast-check';
import { hostileTexts } from './hostile-values.ts';

/** The characters that a header may contain. Source: RFC 9110, section 5.5. */
const headerTexts = hostileTexts.map((text) => text.replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '').slice(0, 2_000));

/** One in this many requests has unusual headers. */
export const fuzzHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'cookie',
          'accept',
          'accept-encoding',
          'accept-language',
          'if-none-match',
          'if-modified-since',
          'range',
          'authorization',
          'x-forwarded-for',
          'x-forwarded-host',
          'last-event-id',
          'user-agent',
          'referer',
          'sec-fetch-dest',
          'x-http-method-override',
        ),
        fc.oneof(
          headerTexts,
          fc.constantFrom(
            'bytes=0-',
            'bytes=5-1,-9',
            'gzip;q=9, *;q=0',
            '*',
            'W/"',
            'ofenpost.guest=%E0%A4%A',
            'Bearer a.b.c',
          ),
        ),
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);
