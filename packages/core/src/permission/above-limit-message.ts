import { formatMoney } from '../money/format-money.ts';
import type { AboveLimit } from './staff-limit.ts';

/** The message about the limit, before and after it is exceeded. */
export const aboveLimitMessage = ({ limit }: Pick<AboveLimit, 'limit'>): string =>
  `Mehr als ${formatMoney(limit)} bucht nur die Geschäftsleitung.`;
