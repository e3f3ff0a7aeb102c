import type { Receipt } from '@ofenpost/core/order/receipt';

/** `Bestellbestaetigung` becomes a name that every system keeps: letters of ASCII, no spaces. */
const plain = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How the PDF is called where it is kept, such as `Ofenpost-Quittung-1001.pdf`. */
export const receiptFileName = ({ supplier, title, number }: Receipt): string =>
  `${[supplier.name, title].map(plain).join('-')}-${number}.pdf`;
