import * as z from 'zod/mini';
import { cleanCode } from '../text/clean-text.ts';
import { FORM_MISSING } from '../validation/form-message.ts';

const CODE_MISSING = 'Bitte gib den sechsstelligen Code aus der App ein, oder einen Notfallcode.';

/** The form for comparison: apps and papers group codes by spaces and dashes. */
const tidy = (text: string): string =>
  cleanCode(text)
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** The length of a recovery code, and of a group on paper. */
const RECOVERY_LENGTH = 24;
const GROUP_LENGTH = 4;

/** Six digits of the app, or a recovery code. */
export const enteredCode = z.object(
  {
    code: z
      .string(CODE_MISSING)
      .check(
        z.maxLength(60, CODE_MISSING),
        z.overwrite(tidy),
        z.regex(new RegExp(`^(\\d{6}|[A-Z2-7]{${RECOVERY_LENGTH}})$`), CODE_MISSING),
      ),
  },
  FORM_MISSING,
);
export type EnteredCode = z.infer<typeof enteredCode>;

export const BLANK_CODE: EnteredCode = { code: '' };

/** A code in groups, as it is written on paper: `K7QP-2MXA-…`. */
export const groupedCode = (code: string): string => code.replaceAll(new RegExp(`.{${GROUP_LENGTH}}(?=.)`, 'g'), '$&-');
