import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withheldText } from './age-dialog.tsx';
import { BoardOrderRow } from './board-search.tsx';
import { StaffOrderSummary } from './order-dialog.tsx';
import { MailFailedNote } from './ticket-notes.tsx';
import { PaymentMark } from './ticket.tsx';

it.each([
  ['ticket', MailFailedNote],
  ['row', (props: { order: typeof PLACED_ORDER }) => <BoardOrderRow {...props} onOpen={() => {}} />],
  ['details', StaffOrderSummary],
])('is on the %s of an order of which the guest got no e-mail, and of no other', (_, Shown) => {
  const words = 'E-Mail kam nicht an, bitte anrufen';
  expect(renderToString(<Shown order={{ ...PLACED_ORDER, mailFailed: true }} />)).toContain(words);
  expect(renderToString(<Shown order={PLACED_ORDER} />)).not.toContain(words);
});

it('leads to the number', () => {
  expect(renderToString(<MailFailedNote order={{ ...PLACED_ORDER, mailFailed: true }} />)).toMatch(
    /href="tel:[+0-9]+"/,
  );
});

it('says that an order is paid only where somebody paid for it', () => {
  const paid = { ...PLACED_ORDER, payment: { state: 'prepaid' } } as const;
  const free = { ...paid, redelivers: { id: paid.id, number: 1000, cause: 'missing', text: '' } } as const;
  const [onTicket, inDetails] = [PaymentMark, StaffOrderSummary].map(
    (Shown) => (order: typeof free | typeof paid) => renderToString(<Shown order={order} />),
  );
  expect([onTicket?.(paid), onTicket?.(free)].map((html) => html?.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'bezahlt',
    'kostenlos',
  ]);
  expect(inDetails?.(free)).toContain('kostenlos');
  expect(inDetails?.(paid)).not.toContain('kostenlos');
  expect([withheldText(paid), withheldText(free)]).toEqual([
    'Was dafür bezahlt war, geht zurück, wie es bezahlt wurde.',
    'Der Rest bleibt kostenlos.',
  ]);
});
