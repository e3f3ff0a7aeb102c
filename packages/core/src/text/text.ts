import * as z from 'zod/mini';
import { cleanCode, cleanLine, cleanLines } from './clean-text.ts';
import { holdsAddress } from './link-text.ts';
import { UNSTORABLE } from './shown-characters.ts';

/** What somebody enters on one line, as it is meant. */
export const cleanedLine = z.overwrite(cleanLine);

/** What somebody enters on several lines, as it is meant. */
export const cleanedLines = z.overwrite(cleanLines);

/** A code, a number or an address, as it is compared. */
export const cleanedCode = z.overwrite(cleanCode);

const named = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Text that the database can store; of anything else it is told what and where, counted in characters from 1. */
export const storable = z.check<string>(({ value, issues }) => {
  const place = value.search(UNSTORABLE);
  if (place === -1) return;
  const message = `Das Zeichen ${named(value.charAt(place))} an Stelle ${Array.from(value.slice(0, place)).length + 1} können wir nicht speichern. Bitte lösche es.`;
  issues.push({ code: 'custom', input: value, message });
});

/** A name as it may stand in mails to others: mail programs make links of addresses. */
export const withoutAddress = z.refine<string>(
  (text) => !holdsAddress(text),
  'Bitte gib hier nur einen Namen an, keine Adresse aus dem Internet.',
);
