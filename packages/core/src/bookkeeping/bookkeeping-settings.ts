import * as z from 'zod/mini';
import { percentText } from '../money/format-money.ts';
import { optionalLines } from '../text/text.ts';
import { FORM_MISSING, tooLong } from '../validation/basic-fields.ts';
import { type Fields, recordedNumber } from '../validation/field.ts';
import { choiceField, textField } from '../validation/file-field.ts';

const ACCOUNT = /^[0-9A-Za-z.]{1,12}$/;
const CODE = /^[0-9A-Za-z]{0,8}$/;
const IDS_MAX = 4000;

/** Neither sign, space nor separator: no program takes it for a formula or for two cells. */
const account = z.string().check(z.trim(), z.regex(ACCOUNT, 'Eine Kontonummer hat 1 bis 12 Ziffern oder Buchstaben'));
const code = z.string().check(z.trim(), z.regex(CODE, 'Ein Code hat höchstens 8 Ziffern oder Buchstaben'));

/** How VAT is handed to the program of the fiduciary. */
export const vatBooking = z.enum(['gross', 'exact']);
/** How the restaurant pays VAT. Source: MWSTG art. 36 and 37. */
export const vatMethod = z.enum(['effective', 'netRate']);

/** The accounts and codes under which closed days are handed to the fiduciary, and how the restaurant pays VAT. */
export const bookkeepingSettings = z.object(
  {
    cash: account,
    card: account,
    twint: account,
    online: account,
    receivables: account,
    transit: account,
    giftCards: account,
    giftCardsRedeemed: account,
    giftCardChanges: account,
    tips: account,
    tillDifferences: account,
    writeOffs: account,
    revenueReduced: account,
    revenueStandard: account,
    revenueUntaxed: account,
    vatOwed: account,
    bananaReduced: code,
    bananaStandard: code,
    bexioReduced: code,
    bexioStandard: code,
    abacusReduced: code,
    abacusStandard: code,
    /** Lines such as `1000=77`: bexio wants its own ids of accounts, codes and of the currency CHF. */
    bexioIds: optionalLines(IDS_MAX, tooLong('Die Liste', IDS_MAX)),
    vatBooking,
    vatMethod,
    /** In basis points, for the method of the net tax rate. */
    netTaxRate: z
      .int('Bitte gib den Satz in Prozent an')
      .check(z.gte(0, 'Der Satz ist mindestens 0 %'), z.lte(1000, 'Der Satz ist höchstens 10 %')),
  },
  FORM_MISSING,
);
export type BookkeepingSettings = z.infer<typeof bookkeepingSettings>;

/** The chart of accounts of Swiss SMEs. Source: veb.ch, «Kontenrahmen KMU»; codes of the programs' Swiss templates. */
export const BOOKKEEPING_DEFAULT: BookkeepingSettings = {
  cash: '1000',
  card: '1092',
  twint: '1094',
  online: '1096',
  receivables: '1100',
  transit: '1090',
  giftCards: '2030',
  giftCardsRedeemed: '2031',
  giftCardChanges: '3600',
  tips: '2215',
  tillDifferences: '6799',
  writeOffs: '3805',
  revenueReduced: '3000',
  revenueStandard: '3200',
  revenueUntaxed: '3400',
  vatOwed: '2200',
  bananaReduced: 'V26',
  bananaStandard: 'V81',
  bexioReduced: 'UR26',
  bexioStandard: 'UN81',
  abacusReduced: '',
  abacusStandard: '',
  bexioIds: '',
  vatBooking: 'gross',
  vatMethod: 'effective',
  netTaxRate: 530,
};

/** The label and the text of each field. */
export const BOOKKEEPING_FIELDS: Fields<BookkeepingSettings> = {
  cash: textField('Kasse'),
  card: textField('Karte an der Tür'),
  twint: textField('TWINT an der Tür'),
  online: textField('Online bezahlt'),
  receivables: textField('Ohne Zahlungsart'),
  transit: textField('Geldtransit zur Bank'),
  giftCards: textField('Gutscheine, offenes Guthaben'),
  giftCardsRedeemed: textField('Gutscheine, eingelöst für offene Bestellungen'),
  giftCardChanges: textField('Gutscheine, angepasst und gesperrt'),
  tips: textField('Trinkgeld, geschuldet'),
  tillDifferences: textField('Kassendifferenzen'),
  writeOffs: textField('Abgeschrieben'),
  revenueReduced: textField('Ertrag zum reduzierten Satz'),
  revenueStandard: textField('Ertrag zum Normalsatz'),
  revenueUntaxed: textField('Ertrag ohne MwSt.'),
  vatOwed: textField('Geschuldete MwSt.'),
  bananaReduced: textField('Banana, reduzierter Satz'),
  bananaStandard: textField('Banana, Normalsatz'),
  bexioReduced: textField('bexio, reduzierter Satz'),
  bexioStandard: textField('bexio, Normalsatz'),
  abacusReduced: textField('Abacus, reduzierter Satz', 'keiner'),
  abacusStandard: textField('Abacus, Normalsatz', 'keiner'),
  bexioIds: textField('Kennungen in bexio', 'keine'),
  vatBooking: choiceField('MwSt. in den Buchungen', {
    gross: 'Brutto mit Code',
    exact: 'Ohne Code, auf den Rappen',
  }),
  vatMethod: choiceField('Abrechnung', { effective: 'Effektiv', netRate: 'Mit Saldosteuersatz' }),
  netTaxRate: { label: 'Saldosteuersatz', text: percentText, recorded: recordedNumber(percentText) },
};
