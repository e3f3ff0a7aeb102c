import { expect, it } from 'vitest';
import { problemGroupsOf } from './problems-section.tsx';

it('says in words what went wrong, with the sum of each group, and leaves out what did not happen', () => {
  const groups = problemGroupsOf({
    refunds: [
      { cause: 'late', count: 3, amount: 1500 },
      { cause: 'unpaid', count: 2, amount: 4100 },
      { cause: null, count: 1, amount: 500 },
    ],
    redeliveries: [],
    stopped: [
      { status: 'cancelled', reason: 'customer', byGuest: true, count: 2, amount: 8000 },
      { status: 'undeliverable', reason: 'noShow', byGuest: false, count: 1, amount: 4300 },
      { status: 'rejected', reason: null, byGuest: false, count: 1, amount: 2000 },
    ],
  });
  expect(groups).toMatchObject([
    {
      label: 'Rückerstattungen',
      count: 6,
      amount: 6100,
      rows: [{ label: 'Zu spät' }, { label: 'Abgeschrieben' }, { label: 'Ohne Angabe' }],
    },
    {
      label: 'Nicht angekommen',
      count: 4,
      amount: 14_300,
      rows: [
        { label: 'Vom Gast storniert' },
        { label: 'Nicht zustellbar: Niemand war da' },
        { label: 'Abgelehnt: Ohne Angabe' },
      ],
    },
  ]);
});
