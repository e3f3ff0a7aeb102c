import { formatMoney } from '@ofenpost/core/money/format-money';

type Props = {
  readonly rappen: number;
  readonly className?: string | undefined;
  /** In running text: no line ends between «CHF» and its number. */
  readonly isUnbroken?: boolean;
};

/**
 * An amount as an element of its own that no browser translates: a translator replaces texts by elements of its own, and
 * may put its answer for the last amount over the present one.
 */
export const Amount = ({ rappen, className, isUnbroken = false }: Props) => (
  <span className={className} translate="no">
    {isUnbroken ? formatMoney(rappen).replace(' ', '\u00A0') : formatMoney(rappen)}
  </span>
);

/** What something costs on top, as `+2.00`, likewise. */
export const Surcharge = ({ rappen, className }: Omit<Props, 'isUnbroken'>) => (
  <span className={className} translate="no">{`+${formatMoney(rappen).replace('CHF ', '')}`}</span>
);
