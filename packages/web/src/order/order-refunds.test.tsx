import type { OrderRefund } from '@ofenpost/core/order/order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderRefunds } from './order-refunds.tsx';

const REFUND: OrderRefund = {
  id: '00000000-0000-4000-8000-00000000ab01',
  number: 1,
  at: '2026-11-21T11:00:00.000Z',
  amount: 500,
  rounding: 0,
  method: 'giftCard',
  cause: 'late',
  reason: 'Zu spät',
  lines: [],
  deliveryFee: false,
  vat: [],
};
const CODE_NOTE = 'Den Code bekommst du von uns.';

const shown = (refund: OrderRefund): string => {
  const order = { ...PLACED_ORDER, refunds: [refund] };
  const key = { id: order.id, capability: null };
  return renderToString(<OrderRefunds orderKey={key} order={order} codeNote={CODE_NOTE} />).replaceAll('<!-- -->', '');
};

it('names the new gift card that got the money, and where its code is, and neither where the first one got it', () => {
  expect(shown(REFUND)).toContain('auf den Gutschein');
  expect(shown(REFUND)).not.toContain(CODE_NOTE);
  const onNewCard = shown({ ...REFUND, newGiftCardHint: '…4WT2P' });
  expect(onNewCard).toContain('auf den neuen Gutschein …4WT2P');
  expect(onNewCard).toContain(CODE_NOTE);
});
