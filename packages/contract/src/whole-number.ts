import * as z from 'zod/mini';

/** A whole number in a URL, where every value is text. */
export const wholeNumber = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, 'Das ist keine ganze Zahl.'))]),
  z.transform(Number),
);
