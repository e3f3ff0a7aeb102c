import { type CsvColumn, csvHead, csvLines, francs } from '../csv/csv.ts';
import { type Result, err, ok } from '../result/result.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { VatRate } from '../vat/vat.ts';
import type { BookkeepingSettings } from './bookkeeping-settings.ts';
import type { BookkeepingError, EntryFormat } from './bookkeeping.ts';
import { type JournalEntry, documentOfClose, isReversed, vatClassOfRate } from './journal-entry.ts';
import { VAT_FORM_NUMBERS } from './vat-return.ts';

export const ENTRY_FORMATS: Readonly<
  Record<EntryFormat, { readonly label: string; readonly extension: string; readonly contentType: string }>
> = {
  banana: { label: 'Banana', extension: 'txt', contentType: 'text/plain; charset=utf-8' },
  bexio: { label: 'bexio', extension: 'json', contentType: 'application/json; charset=utf-8' },
  abacus: { label: 'Abacus', extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  csv: { label: 'CSV', extension: 'csv', contentType: 'text/csv; charset=utf-8' },
};

type Written = Result<string, BookkeepingError>;

/** The code of each rate in a program; '' where it has none. */
type CodeOf = (rate: VatRate) => string;

const codesOf =
  (program: 'banana' | 'bexio' | 'abacus', settings: BookkeepingSettings): CodeOf =>
  (rate) => {
    const vatClass = vatClassOfRate(rate);
    return vatClass === null ? '' : settings[`${program}${vatClass}`];
  };

/** The rates of the entries that have no code in the program, or null. */
function codeMissing(entries: readonly JournalEntry[], codeOf: CodeOf): BookkeepingError | null {
  const rates = [...new Set(entries.flatMap(({ vat }) => (vat === null ? [] : [vat.rate])))].toSorted((a, b) => a - b);
  const without = rates.filter((rate) => codeOf(rate) === '');
  return without.length === 0 ? null : { code: 'vatCodeMissing', rates: without };
}

const BANANA_HEAD = [
  'Date',
  'Doc',
  'ExternalReference',
  'Description',
  'AccountDebit',
  'AccountCredit',
  'Amount',
  'VatCode',
];

/** Text with column headers, for «Import to accounting». Source: banana.ch, documentation nodes 9947 and 9966. */
function bananaFile(entries: readonly JournalEntry[], settings: BookkeepingSettings): Written {
  const codeOf = codesOf('banana', settings);
  const missing = codeMissing(entries, codeOf);
  if (missing !== null) return err(missing);
  const lines = entries.map((entry) => {
    const { day, document, text, debit, credit, amount, vat } = entry;
    const code = vat === null ? '' : `${isReversed(entry) ? '-' : ''}${codeOf(vat.rate)}`;
    return [day, document, `ofp:${document}`, text, debit, credit, francs(amount), code];
  });
  return ok([BANANA_HEAD, ...lines].map((cells) => `${cells.join('\t')}\n`).join(''));
}

const ID_LINE = /^\s*(?<name>[0-9A-Za-z.]+)\s*[=:;]\s*(?<id>\d{1,12})\s*$/;

/** The ids in bexio of accounts, codes and the currency, by their names; other lines have none. */
export const bexioIdsOf = (list: string): ReadonlyMap<string, number> =>
  new Map(
    list.split('\n').flatMap((line) => {
      const { name, id } = ID_LINE.exec(line)?.groups ?? {};
      return name === undefined || id === undefined ? [] : [[name, Number(id)] as const];
    }),
  );

/** bexio wants the id of the currency, too. */
const CURRENCY = 'CHF';

/**
 * The bodies for `POST /3.0/accounting/manual_entries`, one for each close, as a list. Amounts are written from Rappen,
 * never divided. Source: docs.bexio.com.
 */
function bexioFile(entries: readonly JournalEntry[], settings: BookkeepingSettings): Written {
  const codeOf = codesOf('bexio', settings);
  const missing = codeMissing(entries, codeOf);
  if (missing !== null) return err(missing);
  const ids = bexioIdsOf(settings.bexioIds);
  const names = entries.flatMap(({ debit, credit, vat }) => [
    debit,
    credit,
    ...(vat === null ? [] : [codeOf(vat.rate)]),
  ]);
  const unknown = [...new Set([...names, CURRENCY])].filter((name) => !ids.has(name)).toSorted();
  if (unknown.length > 0 && entries.length > 0) return err({ code: 'bexioIdsMissing', names: unknown });
  const lineOf = ({ debit, credit, amount, text, vat }: JournalEntry): string => {
    const tax = vat && { tax_id: ids.get(codeOf(vat.rate)), tax_account_id: ids.get(vat.account) };
    const rest = { currency_id: ids.get(CURRENCY), currency_factor: 1, description: text };
    const sides = { debit_account_id: ids.get(debit), credit_account_id: ids.get(credit), ...tax };
    return `{${JSON.stringify(sides).slice(1, -1)},"amount":${francs(amount)},${JSON.stringify(rest).slice(1)}`;
  };
  const groups = [...new Set(entries.map(({ close }) => close))].map((close) => {
    const own = entries.filter((entry) => entry.close === close);
    const head = { type: 'manual_group_entry', date: own[0]?.day, reference_nr: documentOfClose(close) };
    return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${own.map(lineOf).join(',\n')}]}`;
  });
  return ok(`[${groups.join(',\n')}]\n`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const element = (name: string, value: string | number): string => `<${name}>${escaped(String(value))}</${name}>`;
const elements = (values: readonly (readonly [string, string | number])[]): string =>
  values.map(([name, value]) => element(name, value)).join('');
const amountOf = (amount: number): string =>
  `<AmountData mode="SAVE">${elements([
    ['Currency', 'CHF'],
    ['Amount', francs(amount)],
  ])}</AmountData>${element('KeyAmount', francs(amount))}`;

/** The single part holds the account that is taxed, so that the tax data stand with it. */
function abacusTransaction(entry: JournalEntry, place: number, codeOf: CodeOf): string {
  const { day, document, debit, credit, amount, text, vat } = entry;
  const reversed = isReversed(entry);
  const [collective, single] = reversed ? [credit, debit] : [debit, credit];
  const tax =
    vat === null
      ? ''
      : `<TaxData mode="SAVE">${elements([
          ['TaxIncluded', 'I'],
          ['TaxType', 1],
          ['UseCode', 1],
          ['TaxRate', vat.rate / 100],
          ['TaxCoefficient', 100],
          ['Country', 'CH'],
          ['TaxCode', codeOf(vat.rate)],
        ])}</TaxData>`;
  const texts = elements([
    ['Text1', text.slice(0, 80)],
    ['DocumentNumber', document],
  ]);
  const collectiveHead = elements([
    ['EntryLevel', 'A'],
    ['EntryType', 'S'],
    ['Type', 'Normal'],
    ['DebitCredit', reversed ? 'C' : 'D'],
    ['Client', 1],
    ['Division', 0],
    ['KeyCurrency', 'CHF'],
    ['EntryDate', day],
  ]);
  const singleHead = elements([
    ['Type', 'Normal'],
    ['DebitCredit', reversed ? 'D' : 'C'],
    ['EntryDate', day],
  ]);
  return [
    `<Transaction id="${place + 1}"><Entry mode="SAVE">`,
    `<CollectiveInformation mode="SAVE">${collectiveHead}${amountOf(amount)}${element('Account', collective)}${texts}${element('SingleCount', 1)}</CollectiveInformation>`,
    `<SingleInformation mode="SAVE">${singleHead}${amountOf(amount)}${element('Account', single)}${texts}${tax}</SingleInformation>`,
    '</Entry></Transaction>',
  ].join('\n');
}

const ABACUS_PARAMETERS = elements([
  ['Application', 'FIBU'],
  ['Id', 'XML Buchungen'],
  ['MapId', 'AbaDefault'],
  ['Version', '2018.00'],
]);

/** AbaConnect, «XML Buchungen». Source: downloads.abacus.ch, FIBU, interface AbaDefault. */
function abacusFile(entries: readonly JournalEntry[], settings: BookkeepingSettings): Written {
  const codeOf = codesOf('abacus', settings);
  const missing = codeMissing(entries, codeOf);
  if (missing !== null) return err(missing);
  return ok(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<AbaConnectContainer><TaskCount>1</TaskCount><Task>',
      `<Parameter>${ABACUS_PARAMETERS}</Parameter>`,
      ...entries.map((entry, place) => abacusTransaction(entry, place, codeOf)),
      '</Task></AbaConnectContainer>',
      '',
    ].join('\n'),
  );
}

/** A file of our own, for any other program: VAT under the numbers of the form. */
const ENTRY_CSV: readonly CsvColumn<JournalEntry>[] = [
  { title: 'Datum', value: ({ day }) => formatLocalDate(day) },
  { title: 'Beleg', value: ({ document }) => document },
  { title: 'SollKto', value: ({ debit }) => debit },
  { title: 'HabenKto', value: ({ credit }) => credit },
  { title: 'Betrag', value: ({ amount }) => ({ rappen: amount }) },
  { title: 'MwSt-Code', value: ({ vat }) => (vat === null ? '' : (VAT_FORM_NUMBERS[vat.rate] ?? '')) },
  { title: 'MwSt-Satz', value: ({ vat }) => (vat === null ? '' : String(vat.rate / 100)) },
  { title: 'MwSt-Betrag', value: ({ vat }) => (vat === null ? '' : { rappen: vat.amount }) },
  { title: 'Text', value: ({ text }) => text },
  { title: 'Abschluss', value: ({ close }) => close },
];

/** The file of a program, with the same bytes for the same entries; refused where the settings miss a code or an id. */
export function writeEntries(
  format: EntryFormat,
  entries: readonly JournalEntry[],
  settings: BookkeepingSettings,
): Written {
  switch (format) {
    case 'banana':
      return bananaFile(entries, settings);
    case 'bexio':
      return bexioFile(entries, settings);
    case 'abacus':
      return abacusFile(entries, settings);
    case 'csv':
      return ok(csvHead(ENTRY_CSV) + csvLines(ENTRY_CSV, entries));
  }
}
