import { GIFT_CARD_STATE_LABELS, type GiftCardRow, type GiftCardState } from '@ofenpost/core/gift-card/gift-card-list';
import { formatDate } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { StateBadge, type StateTone } from '../ui/state-badge.tsx';
import styles from './gift-cards.module.css';

const TONES: Partial<Record<GiftCardState, StateTone>> = { usable: 'good', void: 'bad' };

export const GiftCardStateBadge = ({ state }: { state: GiftCardState }) => (
  <StateBadge tone={TONES[state]}>{GIFT_CARD_STATE_LABELS[state]}</StateBadge>
);

export const GIFT_CARD_COLUMNS: readonly ListColumn<GiftCardRow, 'issued' | 'buyer' | 'amount' | 'balance'>[] = [
  {
    id: 'code',
    title: 'Code',
    cell: ({ codeHint }) => <span className={styles.code}>{codeHint}</span>,
    share: 1.35,
    onPhone: 'line',
  },
  { id: 'buyer', title: 'Käufer', cell: ({ buyer }) => buyer, sort: 'buyer', share: 1.6, onPhone: 'head' },
  { id: 'issued', title: 'Ausgestellt', cell: ({ issued }) => formatDate(issued), sort: 'issued', onPhone: 'line' },
  {
    id: 'state',
    title: 'Zustand',
    cell: ({ state, mailFailed }) =>
      state === 'usable' && mailFailed === true ? (
        <StateBadge tone="bad">E-Mail kam nicht an</StateBadge>
      ) : (
        <GiftCardStateBadge state={state} />
      ),
    onPhone: 'headEnd',
  },
  {
    id: 'amount',
    title: 'Betrag',
    cell: ({ amount }) => <Amount rappen={amount} />,
    sort: 'amount',
    align: 'end',
    onPhone: 'line',
  },
  {
    id: 'balance',
    title: 'Guthaben',
    cell: ({ balance }) => (
      <b>
        <Amount rappen={balance} />
      </b>
    ),
    sort: 'balance',
    align: 'end',
    onPhone: 'line',
  },
];
