import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { Fulfilment } from '@ofenpost/core/money/fulfilment';
import type { VatShare } from '@ofenpost/core/money/vat-split';
import { SumList } from './sum-list.tsx';

type Props = {
  readonly items: number;
  /** Null while the location is unknown: then the items alone make up the sum. */
  readonly summary: CheckoutSummary | null;
  readonly fulfilment?: Fulfilment;
  /** The VAT; by default that of the summary. */
  readonly vat?: readonly VatShare[];
};

/** Shows the sums of an order that is not placed yet. */
export const Subtotals = ({ items, summary, ...rest }: Props) => (
  <SumList items={items} deliveryFee={null} rounding={0} totalPrice={items} vat={[]} {...summary} {...rest} />
);
