import * as z from 'zod/mini';
import { manyLines, oneLine, trimmed } from './text.ts';

const NO_TEXT = 'Bitte gib einen Text ein oder lass das Feld leer.';

/** One line that somebody must enter, trimmed; what is missing altogether, or does not show, counts as blank. Lengths in code points. */
export const requiredText = (max: number, required: string, tooLong: string) =>
  z.string(required).check(trimmed, z.minLength(1, required), z.maxLength(max, tooLong), oneLine);

/** One line that may stay blank, trimmed. */
export const optionalText = (max: number, tooLong: string) =>
  z.string(NO_TEXT).check(trimmed, z.maxLength(max, tooLong), oneLine);

/** Several lines that may stay blank, trimmed. */
export const optionalLines = (max: number, tooLong: string) =>
  z.string(NO_TEXT).check(trimmed, z.maxLength(max, tooLong), manyLines);
