import { describe, expect, it } from 'vitest';
import { CSV_BOM } from '../csv/csv.ts';
import { BOOKKEEPING_DEFAULT, bookkeepingSettings } from './bookkeeping-settings.ts';
import type { EntryFormat } from './bookkeeping.ts';
import { bexioIdsOf, writeEntries } from './entry-file.ts';
import { type DayShare, journalEntriesOf } from './journal-entry.ts';

const DAY = '2026-11-20';
const SHARES: readonly DayShare[] = [
  { day: DAY, kind: 'sale', vatRate: 260, method: 'cash', gross: 84_235, vat: 2135 },
  { day: DAY, kind: 'refund', vatRate: 810, method: 'twint', gross: -2000, vat: -150 },
  { day: DAY, kind: 'giftCardIssued', vatRate: 0, method: 'twint', gross: 10_000, vat: 0 },
];
const IDS = '1000=77\n1094 = 78\n3000: 139\n3200;140\n2030=90\nUR26=29\nUN81=28\nCHF=1\n\nKasse ist 1000';
const SETTINGS = { ...BOOKKEEPING_DEFAULT, abacusReduced: '311', abacusStandard: '301', bexioIds: IDS };

function entriesOf() {
  const closes = [{ number: 123, day: DAY, difference: 0, isFirst: false }];
  const books = { range: { from: DAY, to: DAY }, closedUntil: DAY, closes, shares: SHARES };
  const entries = journalEntriesOf(books, SETTINGS);
  if (!entries.ok) throw new Error(entries.error.code);
  return entries.value;
}

const written = (format: EntryFormat, settings = SETTINGS) => writeEntries(format, entriesOf(), settings);

function textOf(format: EntryFormat): string {
  const file = written(format);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

describe('the file of the entries', () => {
  it('for Banana has column names in English, and a code with a minus where turnover is taken back', () => {
    expect(textOf('banana').split('\n')).toEqual(
      [
        ['Date', 'Doc', 'ExternalReference', 'Description', 'AccountDebit', 'AccountCredit', 'Amount', 'VatCode'],
        [DAY, 'T00123-01', 'ofp:T00123-01', 'Verkauf Bar 2.6 %', '1000', '3000', '842.35', 'V26'],
        [DAY, 'T00123-02', 'ofp:T00123-02', 'Rückerstattung TWINT 8.1 %', '3200', '1094', '20.00', '-V81'],
        [DAY, 'T00123-03', 'ofp:T00123-03', 'Gutschein verkauft TWINT', '1094', '2030', '100.00', ''],
        [],
      ].map((cells) => cells.join('\t')),
    );
  });

  it('for bexio is a group for each close, with amounts as they are written', () => {
    expect(textOf('bexio')).toBe(`[{"type":"manual_group_entry","date":"2026-11-20","reference_nr":"T00123","entries":[
{"debit_account_id":77,"credit_account_id":139,"tax_id":29,"tax_account_id":139,"amount":842.35,"currency_id":1,"currency_factor":1,"description":"Verkauf Bar 2.6 %"},
{"debit_account_id":140,"credit_account_id":78,"tax_id":28,"tax_account_id":140,"amount":20.00,"currency_id":1,"currency_factor":1,"description":"Rückerstattung TWINT 8.1 %"},
{"debit_account_id":78,"credit_account_id":90,"amount":100.00,"currency_id":1,"currency_factor":1,"description":"Gutschein verkauft TWINT"}]}]
`);
    expect(JSON.parse(textOf('bexio'))).toHaveLength(1);
    expect(bexioIdsOf(IDS).size).toBe(8);
  });

  it('for Abacus has the taxed account in the single part', () => {
    const [, container, parameter, ...lines] = textOf('abacus').split('\n');
    expect(container).toBe('<AbaConnectContainer><TaskCount>1</TaskCount><Task>');
    expect(parameter).toBe(
      '<Parameter><Application>FIBU</Application><Id>XML Buchungen</Id><MapId>AbaDefault</MapId><Version>2018.00</Version></Parameter>',
    );
    expect(lines.slice(0, 4)).toEqual([
      '<Transaction id="1"><Entry mode="SAVE">',
      '<CollectiveInformation mode="SAVE"><EntryLevel>A</EntryLevel><EntryType>S</EntryType><Type>Normal</Type><DebitCredit>D</DebitCredit><Client>1</Client><Division>0</Division><KeyCurrency>CHF</KeyCurrency><EntryDate>2026-11-20</EntryDate><AmountData mode="SAVE"><Currency>CHF</Currency><Amount>842.35</Amount></AmountData><KeyAmount>842.35</KeyAmount><Account>1000</Account><Text1>Verkauf Bar 2.6 %</Text1><DocumentNumber>T00123-01</DocumentNumber><SingleCount>1</SingleCount></CollectiveInformation>',
      '<SingleInformation mode="SAVE"><Type>Normal</Type><DebitCredit>C</DebitCredit><EntryDate>2026-11-20</EntryDate><AmountData mode="SAVE"><Currency>CHF</Currency><Amount>842.35</Amount></AmountData><KeyAmount>842.35</KeyAmount><Account>3000</Account><Text1>Verkauf Bar 2.6 %</Text1><DocumentNumber>T00123-01</DocumentNumber><TaxData mode="SAVE"><TaxIncluded>I</TaxIncluded><TaxType>1</TaxType><UseCode>1</UseCode><TaxRate>2.6</TaxRate><TaxCoefficient>100</TaxCoefficient><Country>CH</Country><TaxCode>311</TaxCode></TaxData></SingleInformation>',
      '</Entry></Transaction>',
    ]);
    const reversal = lines.slice(4, 8).join('');
    expect(reversal).toMatch(/<DebitCredit>C<.*<Account>1094<.*<DebitCredit>D<.*<Account>3200<.*<TaxCode>301</);
    expect(lines.slice(8, 12).join('')).not.toContain('TaxData');
  });

  it('as CSV has VAT under the numbers of the form, below zero where turnover is taken back', () => {
    expect(textOf('csv')).toBe(
      [
        `${CSV_BOM}Datum;Beleg;SollKto;HabenKto;Betrag;MwSt-Code;MwSt-Satz;MwSt-Betrag;Text;Abschluss`,
        '20.11.2026;T00123-01;1000;3000;842.35;313;2.6;21.35;Verkauf Bar 2.6 %;123',
        '20.11.2026;T00123-02;3200;1094;20.00;303;8.1;-1.50;Rückerstattung TWINT 8.1 %;123',
        '20.11.2026;T00123-03;1094;2030;100.00;;;;Gutschein verkauft TWINT;123',
        '',
      ].join('\r\n'),
    );
  });

  it('is refused where the settings miss a code or an id', () => {
    const missing = { ok: false, error: { code: 'vatCodeMissing', rates: [260, 810] } };
    expect(written('abacus', { ...SETTINGS, abacusReduced: '', abacusStandard: '' })).toEqual(missing);
    expect(written('banana', { ...SETTINGS, bananaReduced: '' })).toMatchObject({ error: { rates: [260] } });
    expect(written('bexio', { ...SETTINGS, bexioIds: '1000=77\n1094=78\n3000=139' })).toEqual({
      ok: false,
      error: { code: 'bexioIdsMissing', names: ['2030', '3200', 'CHF', 'UN81', 'UR26'] },
    });
    expect(writeEntries('bexio', [], BOOKKEEPING_DEFAULT)).toEqual({ ok: true, value: '[]\n' });
  });

  it('has no cell that a program takes for a formula: accounts and codes cannot be one', () => {
    for (const wrong of ['=1', '+1', '-1', '@a', '1;2', '1\t2', '', ' '])
      expect(bookkeepingSettings.safeParse({ ...SETTINGS, cash: wrong }).success).toBe(false);
    for (const wrong of ['=V', '-V81', 'V\t1'])
      expect(bookkeepingSettings.safeParse({ ...SETTINGS, bananaReduced: wrong }).success).toBe(false);
    expect(bookkeepingSettings.parse({ ...SETTINGS, cash: ' 1000.1 ' }).cash).toBe('1000.1');
    expect(bookkeepingSettings.parse(BOOKKEEPING_DEFAULT)).toEqual(BOOKKEEPING_DEFAULT);
  });
});
