import type { Receipt } from '@ofenpost/core/order/receipt';
import { fileNameOf } from '../pdf/file-name.ts';

/** The PDF's file name, such as `Ofenpost-Quittung-1001.pdf`. */
export const receiptFileName = ({ supplier, title, number }: Receipt): string =>
  fileNameOf([supplier.name, title, number], 'pdf');
