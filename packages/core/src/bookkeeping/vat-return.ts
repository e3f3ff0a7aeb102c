import type { Figures } from '../accounting/figures.ts';
import type { CsvColumn } from '../csv/csv.ts';
import { percentText } from '../money/format-money.ts';
import type { VatRate } from '../vat/vat.ts';
import type { BookkeepingSettings } from './bookkeeping-settings.ts';
import type { VatReturn, VatReturnLine } from './bookkeeping.ts';

/** The numbers of the rates on the form. Source: FTA, VAT return from 2024 on; even numbers are of the rates before. */
export const VAT_FORM_NUMBERS: Readonly<Record<VatRate, string>> = {
  810: '303',
  260: '313',
  380: '343',
  770: '302',
  250: '312',
  370: '342',
};
/** The rates of today, which the form has with or without turnover. */
const RATES_TODAY = [810, 260, 380] as const;
const NET_TAX_NUMBER = '323';

const BASIS_POINTS = 10_000;

/** Half a Rappen is rounded away from zero. */
const partOf = (amount: number, rate: VatRate): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * rate) / BASIS_POINTS) + 0;

const line = (number: string, label: string, turnover: number | null, tax: number | null = null): VatReturnLine => ({
  number,
  label,
  turnover,
  tax,
  computed: null,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The head of the form: all consideration, what is deducted, and what is taxed. */
const headLines = (all: number, untaxed: number): VatReturnLine[] => [
  line('200', 'Total der Entgelte', all),
  line('205', 'Darin optierte Leistungen', 0),
  line('220', 'Von der Steuer befreit (Export)', 0),
  line('221', 'Leistungen im Ausland', 0),
  line('225', 'Übertragung im Meldeverfahren', 0),
  line('230', 'Von der Steuer ausgenommen', 0),
  line('235', 'Entgeltsminderungen, in 200 schon abgezogen', 0),
  line('280', 'Diverses, ohne MwSt.', untaxed),
  line('289', 'Total Abzüge', untaxed),
  line('299', 'Steuerbarer Gesamtumsatz', all - untaxed),
];

type Method = Pick<BookkeepingSettings, 'vatMethod' | 'netTaxRate'>;

function ratesLine(vat: Figures['vat'], rate: VatRate): VatReturnLine {
  const own = vat.find(({ vatRate }) => vatRate === rate);
  const turnover = own?.net ?? 0;
  const label = `Leistungen zu ${percentText(rate)}`;
  return { ...line(VAT_FORM_NUMBERS[rate] ?? '', label, turnover, own?.vat ?? 0), computed: partOf(turnover, rate) };
}

/**
 * The VAT return of a range, in Rappen: effective, net and by rate, or by the net tax rate, gross. Refunds are netted, and
 * rates are those of the day of supply, as the books have them. Input tax is the fiduciary's.
 */
export function vatReturnOf({ vat }: Pick<Figures, 'vat'>, { vatMethod, netTaxRate }: Method): VatReturn {
  const isEffective = vatMethod === 'effective';
  const untaxed = sum(vat.filter(({ vatRate }) => vatRate === 0).map(({ gross }) => gross));
  const all = sum(vat.map(({ net, gross }) => (isEffective ? net : gross)));
  const earlier = vat
    .map(({ vatRate }) => vatRate)
    .filter((rate) => rate !== 0 && !(RATES_TODAY as readonly VatRate[]).includes(rate));
  const taxed = isEffective
    ? [...RATES_TODAY, ...earlier].map((rate) => ratesLine(vat, rate))
    : [
        line(
          NET_TAX_NUMBER,
          `Saldosteuersatz ${percentText(netTaxRate)}`,
          all - untaxed,
          partOf(all - untaxed, netTaxRate),
        ),
      ];
  return [
    ...headLines(all, untaxed),
    ...taxed,
    line('379', 'Kontrolle, gleich wie 299', sum(taxed.map(({ turnover }) => turnover ?? 0))),
    line('399', 'Total geschuldete Steuer', null, sum(taxed.map(({ tax }) => tax ?? 0))),
  ];
}

const francsOrNone = (amount: number | null) => (amount === null ? '' : { rappen: amount });

/** The VAT return as a spreadsheet. */
export const VAT_RETURN_CSV: readonly CsvColumn<VatReturnLine>[] = [
  { title: 'Ziffer', value: ({ number }) => number },
  { title: 'Bezeichnung', value: ({ label }) => label },
  { title: 'Umsatz CHF', value: ({ turnover }) => francsOrNone(turnover) },
  { title: 'Steuer CHF', value: ({ tax }) => francsOrNone(tax) },
  { title: 'Vom Formular gerechnet CHF', value: ({ computed }) => francsOrNone(computed) },
];
