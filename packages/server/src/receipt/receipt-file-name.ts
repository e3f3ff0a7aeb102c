import type { Receipt } from '@ofenpost/core/order/receipt';
import { fileNameOf } from '../pdf/file-name.ts';

/** How the PDF is called where it is kept, such as `Ofenpost-Quittung-1001.pdf`. */
export const receiptFileName = ({ supplier, title, number }: Receipt): string =>
  fileNameOf([supplier.name, title, number], 'pdf');
