import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { validation, lengths, unsafePlaces } from '../validation/validation.fixtures.ts';
import { KITCHEN_PRINTER } from './print.fixtures.ts';
import { newPrinter, printerDraft, printersDraft, labelPrinter, ticketPrinter } from './printers-draft.ts';

const validated = validation(printerDraft, KITCHEN_PRINTER);
const OTHER = { ...KITCHEN_PRINTER, id: '00000000-0000-4000-8000-00000000b002', name: 'Theke', automatic: false };

describe('a printer', () => {
  it('is taken as it is, trimmed', () => {
    expect(printerDraft.parse({ ...KITCHEN_PRINTER, host: ' 192.168.1.50 ', name: ' Küche ' })).toEqual(
      KITCHEN_PRINTER,
    );
  });

  it.each(['192.168.1.50', 'drucker', 'drucker-2.kueche.local', 'A1'])('can be found at %s', (host) => {
    expect(validated({ host })).toEqual({});
  });

  it.each(['', 'http://drucker', 'drucker:9100', '-a', 'a-', 'a..b', '.a', 'a b', 'ä', 'x'.repeat(254), null, 1])(
    'cannot be found at %j',
    (host) => {
      expect(validated({ host })).toEqual({ host: 'Bitte gib die Adresse des Druckers an, zum Beispiel 192.168.1.50' });
    },
  );

  it.each([1, 9100, 65_535])('listens at port %d', (port) => expect(validated({ port })).toEqual({}));

  it.each([0, 65_536, 9100.5, '9100', null])('does not listen at port %j', (port) => {
    expect(validated({ port })).toEqual({ port: 'Der Port muss zwischen 1 und 65535 liegen.' });
  });

  it.each([
    [42, {}],
    [48, {}],
    [32, { charactersPerLine: 'Bitte wähle 42 oder 48 Zeichen pro Zeile' }],
    ['48', { charactersPerLine: 'Bitte wähle 42 oder 48 Zeichen pro Zeile' }],
  ])('has lines of %j characters: %o', (charactersPerLine, errors) => {
    expect(validated({ charactersPerLine })).toEqual(errors);
  });

  it('has a name of at most 40 characters', () => {
    const { right, wrong } = lengths(1, 40);
    for (const name of right) expect(validated({ name })).toEqual({});
    for (const name of wrong)
      expect(validated({ name })).toEqual({ name: 'Der Name darf maximal 40 Zeichen lang sein.' });
    expect(validated({ name: ' ' })).toEqual({ name: 'Bitte gib dem Drucker einen Namen' });
  });

  it.each(['automatic', 'labels', 'confirms', 'active'])('is %s or not', (field) => {
    expect(validated({ [field]: 'ja' })).toEqual({ [field]: 'Bitte wähle ja oder nein' });
  });

  it('begins with what most of them have', () => {
    expect(newPrinter(OTHER.id)).toMatchObject({ port: 9100, charactersPerLine: 48, confirms: true, active: true });
    expect(fieldErrors(printerDraft, newPrinter(OTHER.id))).toEqual({
      name: 'Bitte gib dem Drucker einen Namen',
      host: 'Bitte gib die Adresse des Druckers an, zum Beispiel 192.168.1.50',
    });
  });
});

describe('the printers', () => {
  it('can be none, and five', () => {
    const five = [1, 2, 3, 4, 5].map((n) => ({ ...OTHER, id: OTHER.id.replace(/2$/, `${n}`), name: `${n}` }));
    expect(fieldErrors(printersDraft, { printers: [] })).toEqual({});
    expect(fieldErrors(printersDraft, { printers: five })).toEqual({});
    expect(fieldErrors(printersDraft, { printers: [...five, OTHER] })).toEqual({
      printers: 'Es können höchstens 5 Drucker eingerichtet werden.',
    });
  });

  it('have names of their own', () => {
    expect(fieldErrors(printersDraft, { printers: [OTHER, { ...KITCHEN_PRINTER, name: 'theke ' }] })).toEqual({
      'printers.1': 'Diesen Namen hat schon ein Drucker.',
    });
  });

  it('stand there once each', () => {
    expect(fieldErrors(printersDraft, { printers: [OTHER, { ...OTHER, name: 'Zweiter' }] })).toEqual({
      printers: 'Jeder Drucker steht nur einmal da.',
    });
  });

  it('print by themselves in one place only', () => {
    const two = (change: object) => ({ printers: [KITCHEN_PRINTER, { ...OTHER, automatic: true, ...change }] });
    expect(fieldErrors(printersDraft, two({}))).toEqual({
      printers: 'Nur ein Drucker kann neue Bestellungen von selbst drucken.',
    });
    expect(fieldErrors(printersDraft, two({ active: false }))).toEqual({});
  });

  it('have labels in one place only', () => {
    const labelled = { ...OTHER, labels: true };
    const two = { printers: [{ ...KITCHEN_PRINTER, labels: true }, labelled] };
    expect(fieldErrors(printersDraft, two)).toEqual({ printers: 'Nur ein Drucker kann Etiketten drucken.' });
    expect(fieldErrors(printersDraft, { printers: [KITCHEN_PRINTER, labelled] })).toEqual({});
  });

  it('print tickets on the labels only where there is no other', () => {
    const labelled = { ...OTHER, labels: true, automatic: false };
    expect(labelPrinter([KITCHEN_PRINTER, labelled])).toBe(labelled);
    expect(labelPrinter([KITCHEN_PRINTER, { ...labelled, active: false }])).toBeUndefined();
    expect(ticketPrinter([labelled, KITCHEN_PRINTER])).toBe(KITCHEN_PRINTER);
    expect(ticketPrinter([labelled, { ...KITCHEN_PRINTER, active: false }])).toBe(labelled);
    const both = { ...labelled, automatic: true };
    expect(ticketPrinter([both, KITCHEN_PRINTER])).toBe(both);
    expect(ticketPrinter([])).toBeUndefined();
  });

  it('survive whatever is sent', () => {
    expect(unsafePlaces(printersDraft, { printers: [KITCHEN_PRINTER, OTHER] })).toEqual([]);
  });
});
