import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardOrderRow } from './board-search.tsx';
import { StaffOrderSummary } from './order-dialog.tsx';
import { MailFailedNote } from './ticket-notes.tsx';

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
