import * as z from 'zod/mini';
import { cleanCode, cleanLine, cleanLines } from './clean-text.ts';
import { holdsAddress } from './link-text.ts';
import { UNSTORABLE } from './shown-characters.ts';

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
