import { formatMoney } from '@ofenpost/core/money/format-money';

/** An amount in running text: no line ends between «CHF» and its number. */
export const unbrokenMoney = (amount: number): string => formatMoney(amount).replace(' ', '\u00A0');
