import * as z from 'zod/mini';
import { cleanCode, cleanLine, cleanLines } from './clean-text.ts';
import { UNSTORABLE } from './shown-characters.ts';

/** A dot where mail programs recognise a domain: a dot of any script between a sign and a letter. */
const DOT = /(?<=\S)(?<dot>[.\u2024\u3002\uFF0E\uFF61])(?=\p{DI}*\p{L})/gu;
/** A colon where they recognise a scheme or a host: `https://`, `mailto:`, `www.1`. */
const SCHEME = /(?<=\p{L})(?<colon>[:\uFF1A])(?=\S)/gu;
const WWW = /(?<www>\bwww\p{DI}*[.\u3002\uFF0E\uFF61])(?=\S)/giu;

/** A backslash where they recognise a computer in the network: `\\server`. */
const BACKSLASH = /\\(?=\\)/g;

/** What phones offer to call: nine digits or more, however they are grouped; a date has eight. */
const CALLABLE = /\d(?:[\s()./-]*\d){8,}/g;
const BETWEEN_DIGITS = /(?<=\d)(?=[\s()./-]*\d)/g;
/** Shows nothing, breaks no line, and is no part of a number. */
const WORD_JOINER = '\u2060';

/**
 * A text of somebody else in which mail programs find no link: `evil.example` becomes `evil. example`, and a phone number
 * looks as before.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(BACKSLASH, '\\ ')
    .replaceAll(SCHEME, '$<colon> ')
    .replaceAll(DOT, '$<dot> ')
    .replaceAll(WWW, '$<www> ')
    .replaceAll(CALLABLE, (number) => number.replaceAll(BETWEEN_DIGITS, WORD_JOINER));

/**
 * A URL or an e-mail address, as far as no name looks like it: `St.Gallen` and `J.R. Meier` are names. Nothing repeats
 * before a dot, so that long texts are not slow.
 */
const ADDRESS = /:\/\/|\bwww\.\S|\S@\S|\p{L}{2}\.\p{L}{2,}\/|\.(?:ch|com|net|org|info|de|at|li|example)\b/iu;

/** Whether a text that should be a name is, or contains, a URL or an e-mail address. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);

/** An entered line, cleaned. */
export const cleanedLine = z.overwrite(cleanLine);

/** Several entered lines, cleaned. */
export const cleanedLines = z.overwrite(cleanLines);

/** A code, a number or an address, in the form for comparison. */
export const cleanedCode = z.overwrite(cleanCode);

const named = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Text that the database can store; the message for any other names the character and its position, counted from 1. */
export const storable = z.check<string>(({ value, issues }) => {
  const place = value.search(UNSTORABLE);
  if (place === -1) return;
  const message = `Das Zeichen ${named(value.charAt(place))} an Stelle ${Array.from(value.slice(0, place)).length + 1} können wir nicht speichern. Bitte lösche es.`;
  issues.push({ code: 'custom', input: value, message });
});

/** A name that may be used in e-mails to others: it contains no address, because mail programs make links of them. */
export const withoutAddress = z.refine<string>(
  (text) => !holdsAddress(text),
  'Bitte gib hier nur einen Namen an, keine Adresse aus dem Internet.',
);

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
