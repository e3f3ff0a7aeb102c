import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { Fulfilment } from '@ofenpost/core/money/fulfilment';
import type { VatShare } from '@ofenpost/core/money/vat-split';
import { SumList } from './sum-list.tsx';

type Props = {
  readonly items: number;
  /** Null while it is not known where to: then the goods alone make the sum. */
  readonly summary: CheckoutSummary | null;
  readonly fulfilment?: Fulfilment;
  /** Without it, that of the summary. */
  readonly vat?: readonly VatShare[];
};

/** What an order comes to that is still being put together. */
export const Subtotals = ({ items, summary, ...rest }: Props) => (
  <SumList items={items} deliveryFee={null} rounding={0} totalPrice={items} vat={[]} {...summary} {...rest} />
);
