import { type ProductRow, productStateOf } from '@ofenpost/core/catalogue/product-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { endText } from '../kitchen/use-end.ts';
import { StateBadge } from '../theme/state-badge.tsx';

const LABELS = { onSale: 'im Angebot', off: 'ausgeschaltet', archived: 'archiviert', soldOut: 'ausverkauft' };
const TONES = { onSale: 'good', off: undefined, archived: undefined, soldOut: 'warning' } as const;

type Props = { readonly row: Pick<ProductRow, 'available' | 'soldOutUntil' | 'archived'>; readonly now: Instant };

/** Shows whether a product is available now. */
export function ProductStateBadge({ row, now }: Props) {
  const state = productStateOf(row, now);
  return (
    <StateBadge tone={TONES[state]}>
      {state === 'soldOut' && row.soldOutUntil !== null
        ? `ausverkauft bis ${endText(row.soldOutUntil, now)}`
        : LABELS[state]}
    </StateBadge>
  );
}
