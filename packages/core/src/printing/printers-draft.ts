import * as z from 'zod/mini';
import { cleanSigns } from '../text/clean-text.ts';
import { requiredText } from '../text/text.ts';
import { FORM_MISSING, tooLong } from '../validation/basic-fields.ts';
import { wholeNumber } from '../validation/entered-fields.ts';
import { uniqueList, nameKey } from '../validation/unique-list.ts';

export const PRINTERS_MAX = 5;
const NAME_MAX = 40;
/** Maximum length of a host name. Source: RFC 1035, section 2.3.4, without the dot at the end. */
const HOST_MAX = 253;
/** The usual port of receipt printers. Source: HP JetDirect, which all of them follow. */
const PORT_DEFAULT = 9100;
const PORT_MAX = 65_535;

const HOST_WRONG = 'Bitte gib die Adresse des Druckers an, zum Beispiel 192.168.1.50';
const LINE_WRONG = 'Bitte wähle 42 oder 48 Zeichen pro Zeile';
const SWITCH_WRONG = 'Bitte wähle ja oder nein';

/** An IPv4 address, or a name: parts of letters, digits and hyphens. Source: RFC 1123, section 2.1. */
const HOST = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Characters on a line of 80 mm paper, by the make of the printer. */
export const LINE_LENGTHS = [42, 48] as const;

/** A receipt printer in the restaurant's network, for paper of 80 mm. */
export const printerDraft = z.object(
  {
    id: z.uuid('Diesen Drucker gibt es nicht.'),
    name: requiredText(NAME_MAX, 'Bitte gib dem Drucker einen Namen', tooLong('Der Name', NAME_MAX)),
    host: z
      .string(HOST_WRONG)
      .check(
        z.overwrite(cleanSigns),
        z.maxLength(HOST_MAX, { error: HOST_WRONG, abort: true }),
        z.regex(HOST, HOST_WRONG),
      ),
    port: wholeNumber({ min: 1, max: PORT_MAX, message: `Der Port muss zwischen 1 und ${PORT_MAX} liegen.` }),
    charactersPerLine: z.literal(LINE_LENGTHS, LINE_WRONG),
    /** Whether it prints each order when it is accepted. */
    automatic: z.boolean(SWITCH_WRONG),
    /** Whether it prints a label for each box of an order. */
    labels: z.boolean(SWITCH_WRONG),
    /** Whether it answers status requests. A printer without answers cannot confirm what it printed. */
    confirms: z.boolean(SWITCH_WRONG),
    active: z.boolean(SWITCH_WRONG),
  },
  FORM_MISSING,
);
export type PrinterDraft = z.infer<typeof printerDraft>;

const printerList = uniqueList(printerDraft, {
  max: PRINTERS_MAX,
  tooMany: `Es können höchstens ${PRINTERS_MAX} Drucker eingerichtet werden.`,
  keyOf: ({ name }) => nameKey(name),
  twice: 'Diesen Namen hat schon ein Drucker.',
});

const idsOf = (printers: readonly { readonly id: string }[]) => new Set(printers.map(({ id }) => id));

/** All printers. Only one may print automatically, and one the labels: the second paper of an order would be a copy. */
export const printersDraft = z.object(
  {
    printers: printerList.check(
      z.refine((printers) => idsOf(printers).size === printers.length, { error: 'Jeder Drucker steht nur einmal da.' }),
      z.refine((printers) => printers.filter(({ active, automatic }) => active && automatic).length <= 1, {
        error: 'Nur ein Drucker kann neue Bestellungen von selbst drucken.',
      }),
      z.refine((printers) => printers.filter(({ active, labels }) => active && labels).length <= 1, {
        error: 'Nur ein Drucker kann Etiketten drucken.',
      }),
    ),
  },
  FORM_MISSING,
);
export type PrintersDraft = z.infer<typeof printersDraft>;

/** The printer of the labels. */
export const labelPrinter = (printers: readonly PrinterDraft[]): PrinterDraft | undefined =>
  printers.find(({ active, labels }) => active && labels);

/** The printer of tickets that staff ask for: one that only has labels in it comes last. */
export function ticketPrinter(printers: readonly PrinterDraft[]): PrinterDraft | undefined {
  const active = printers.filter((printer) => printer.active);
  return active.find(({ automatic, labels }) => automatic || !labels) ?? active[0];
}

/** The initial values of a new printer. */
export const newPrinter = (id: string): PrinterDraft => ({
  id,
  name: '',
  host: '',
  port: PORT_DEFAULT,
  charactersPerLine: 48,
  automatic: false,
  labels: false,
  confirms: true,
  active: true,
});
