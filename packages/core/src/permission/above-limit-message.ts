import { formatMoney } from '../money/format-money.ts';
import type { AboveLimit } from './staff-limit.ts';

/** What staff are told about the limit, before it is passed and when it was. */
export const aboveLimitMessage = ({ limit }: Pick<AboveLimit, 'limit'>): string =>
  `Mehr als ${formatMoney(limit)} bucht nur die Geschäftsleitung.`;
