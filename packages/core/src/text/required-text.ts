import * as z from 'zod/mini';
import { manyLines, oneLine } from './text.ts';

/** One line that somebody must enter, trimmed; what is missing altogether counts as blank. Lengths in code points. */
export const requiredText = (max: number, required: string, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), oneLine);

/** One line that may stay blank, trimmed. */
export const optionalText = (max: number, tooLong: string) =>
  z.string().check(z.trim(), z.maxLength(max, tooLong), oneLine);

/** Several lines that may stay blank, trimmed. */
export const optionalLines = (max: number, tooLong: string) =>
  z.string().check(z.trim(), z.maxLength(max, tooLong), manyLines);
