import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { percentText } from '@ofenpost/core/money/format-money';
import type { OrderPromotion } from '@ofenpost/core/promotion/apply-promotion';
import { promotionLabel } from '@ofenpost/core/promotion/promotion-label';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import type { VatShare } from '@ofenpost/core/vat/vat-split';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import styles from './sum-list.module.css';

type Props = {
  readonly items: number;
  /** Delivery by default. */
  readonly fulfilment?: Fulfilment;
  /** Null while the location is unknown. */
  readonly deliveryFee: number | null;
  /** What a promotion took off items and delivery. */
  readonly promotion?: OrderPromotion | null | undefined;
  readonly rounding: number;
  readonly totalPrice: number;
  /** The amount of the total that a gift card pays, in Rappen. */
  readonly giftCardAmount?: number;
  /** The part of it that nobody paid for, in Rappen: it reduces the price. */
  readonly giftCardDiscount?: number;
  readonly vat: readonly VatShare[];
};

function feeText(deliveryFee: number | null): ReactNode {
  if (deliveryFee === null) return 'je nach Lieferort';
  return deliveryFee === 0 ? 'gratis' : <Amount rappen={deliveryFee} />;
}

/** Lists the sums from the items to the total, with the VAT included in it. */
export const SumList = ({
  items,
  fulfilment = 'delivered',
  deliveryFee,
  promotion = null,
  rounding,
  totalPrice,
  giftCardAmount = 0,
  giftCardDiscount = 0,
  vat,
}: Props) => (
  <dl className={styles.sums}>
    <Line label="Produkte" amount={<Amount rappen={items} />} />
    {fulfilment === 'delivered' && <Line label="Lieferung" amount={feeText(deliveryFee)} />}
    {promotion && <Line label={promotionLabel(promotion)} amount={<Amount rappen={-promotion.amount} />} />}
    {rounding !== 0 && <Line label="Rundung auf 5 Rappen" amount={<Amount rappen={rounding} />} />}
    {giftCardDiscount > 0 && <Line label="Nachlass" amount={<Amount rappen={-giftCardDiscount} />} />}
    <Line
      label={
        <>
          Gesamt <small>inkl. MwSt.</small>
        </>
      }
      amount={<Amount rappen={totalPrice - giftCardDiscount} />}
      className={styles.total}
    />
    {giftCardAmount > giftCardDiscount && (
      <Line label="davon mit Gutschein" amount={<Amount rappen={giftCardAmount - giftCardDiscount} />} />
    )}
    {vat.map((share) => (
      <Line
        key={share.vatRate}
        label={
          <>
            MwSt. {percentText(share.vatRate)} auf <Amount rappen={share.gross} />
          </>
        }
        amount={<Amount rappen={share.vat} />}
        className={styles.vat}
      />
    ))}
  </dl>
);

const Line = ({
  label,
  amount,
  className,
}: {
  label: ReactNode;
  amount: ReactNode;
  className?: string | undefined;
}) => (
  <div className={className === undefined ? styles.line : `${styles.line} ${className}`}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

type SubtotalsProps = {
  readonly items: number;
  /** Null while the location is unknown: then the items alone make up the sum. */
  readonly summary: CheckoutSummary | null;
  readonly fulfilment?: Fulfilment;
  /** The VAT; by default that of the summary. */
  readonly vat?: readonly VatShare[];
};

/** Shows the sums of an order that is not placed yet. */
export const Subtotals = ({ items, summary, ...rest }: SubtotalsProps) => (
  <SumList
    items={items}
    rounding={0}
    totalPrice={items}
    vat={[]}
    {...summary}
    deliveryFee={summary && summary.deliveryFee + (summary.promotion?.delivery ?? 0)}
    {...rest}
  />
);
