import * as z from 'zod/mini';
import { cleanedCode, cleanedLine, cleanedLines, storable } from './text.ts';

const NO_TEXT = 'Bitte gib einen Text ein oder lass das Feld leer.';

/** One line that is required, cleaned; a missing or invisible text counts as blank. Lengths in code points. */
export const requiredText = (max: number, required: string, tooLong: string) =>
  z.string(required).check(cleanedLine, z.minLength(1, required), z.maxLength(max, tooLong), storable);

/** The same for a code or a number: without quotes and full stops around it. */
export const requiredCode = (max: number, required: string, tooLong: string) =>
  z.string(required).check(cleanedCode, z.minLength(1, required), z.maxLength(max, tooLong), storable);

/** One line that may be blank, cleaned. */
export const optionalText = (max: number, tooLong: string) =>
  z.string(NO_TEXT).check(cleanedLine, z.maxLength(max, tooLong), storable);

/** Several lines that may be blank, cleaned. */
export const optionalLines = (max: number, tooLong: string) =>
  z.string(NO_TEXT).check(cleanedLines, z.maxLength(max, tooLong), storable);
