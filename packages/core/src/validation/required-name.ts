import * as z from 'zod/mini';
import { cleanedLine, storable } from '../text/text.ts';

/** The name that the management gives to a device or a program: one line of up to 40 characters. `missing` asks for it. */
export const requiredName = (missing: string) =>
  z
    .string(missing)
    .check(
      cleanedLine,
      z.minLength(1, missing),
      z.maxLength(40, 'Der Name darf höchstens 40 Zeichen lang sein'),
      storable,
    );
