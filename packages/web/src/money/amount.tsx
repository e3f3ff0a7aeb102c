import { formatMoney } from '@ofenpost/core/money/format-money';

type Props = {
  readonly rappen: number;
  readonly className?: string | undefined;
  /** Whether no line break may separate «CHF» from the number, for running text. */
  readonly isUnbroken?: boolean;
};

/**
 * Shows an amount in an element that browsers must not translate: a translator replaces text nodes, and may put the
 * translation of an old amount over the new one.
 */
export const Amount = ({ rappen, className, isUnbroken = false }: Props) => (
  <span className={className} translate="no">
    {isUnbroken ? formatMoney(rappen).replace(' ', '\u00A0') : formatMoney(rappen)}
  </span>
);

/** The same for a difference: `+2.00` or `−2.00`. */
export const Surcharge = ({ rappen, className }: Omit<Props, 'isUnbroken'>) => (
  <span
    className={className}
    translate="no"
  >{`${rappen < 0 ? '−' : '+'}${formatMoney(Math.abs(rappen)).replace('CHF ', '')}`}</span>
);
