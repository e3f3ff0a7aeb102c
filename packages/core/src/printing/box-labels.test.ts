import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATIONS } from '../catalogue/station.ts';
import type { KitchenLine } from '../kitchen-screen/kitchen-order.ts';
import { DRINK_LINE, SALAD_LINE, kitchenLineOf } from '../kitchen-screen/kitchen-screen.fixtures.ts';
import type { Order } from '../order/order.ts';
import { boxLabels } from './box-labels.ts';

const ORDER = { number: 1042, status: 'ready', remark: '' } as const;
const labels = (lines: readonly KitchenLine[], change: Partial<Pick<Order, 'status' | 'remark'>> = {}) =>
  boxLabels({ ...ORDER, ...change }, lines);
const places = (of: ReturnType<typeof labels>) =>
  of.flatMap((blocks) => blocks.flatMap((block) => (block.kind === 'headline' ? [block.left] : [])));

describe('the labels of boxes', () => {
  it('say what lies in the box, how it differs, and what it contains', () => {
    const own = kitchenLineOf({
      name: 'Eigene Pizza',
      size: '40 cm',
      dough: 'Dinkel',
      isUsualDough: false,
      extras: ['Mozzarella'],
      halves: { left: ['Rucola', 'Mais'], right: ['Salami'] },
    });
    expect(labels([own], { remark: 'ohne Salz' })).toEqual([
      [
        { kind: 'number', text: '1042' },
        { kind: 'headline', left: '1 von 1', right: '40 cm' },
        { kind: 'rule' },
        {
          kind: 'item',
          amount: '1×',
          name: 'Eigene Pizza',
          details: ['Dinkel, Mozzarella', 'Links: Rucola, Mais', 'Rechts: Salami'],
        },
        { kind: 'alert', label: 'Bemerkung', text: 'ohne Salz' },
        { kind: 'rule' },
        { kind: 'text', text: 'Enthält: Gluten, Milch', isStrong: true },
      ],
    ]);
  });

  it('number the boxes of an order through, and leave out what goes into none', () => {
    const given = kitchenLineOf({ station: 'none', name: 'Gutschein' });
    const printed = labels([kitchenLineOf({ amount: 2 }), DRINK_LINE, given, SALAD_LINE]);
    expect(places(printed)).toEqual(['1 von 3', '2 von 3', '3 von 3']);
    expect(JSON.stringify(printed)).not.toMatch(/Cola|Gutschein/);
    expect(labels([DRINK_LINE, given])).toEqual([]);
  });

  it('say nothing of the usual dough, of an empty half or of allergens that nobody declared', () => {
    const plain = kitchenLineOf({
      dough: 'Weizen',
      size: null,
      allergens: [],
      halves: { left: ['Rucola'], right: [] },
    });
    expect(labels([plain])[0]?.slice(1)).toEqual([
      { kind: 'headline', left: '1 von 1', right: '' },
      { kind: 'rule' },
      { kind: 'item', amount: '1×', name: 'Margherita', details: ['Links: Rucola'] },
    ]);
  });

  it.each(['cancelled', 'rejected', 'undeliverable'] as const)('are none of an order that is %s', (status) => {
    expect(labels([kitchenLineOf()], { status })).toEqual([]);
  });

  it('are as many as pieces that are baked or made cold', () => {
    const anyLines = fc.array(
      fc.record({ station: fc.constantFrom(...STATIONS), amount: fc.integer({ min: 1, max: 9 }) }),
    );
    fc.assert(
      fc.property(anyLines, (changes) => {
        const boxes = changes
          .filter(({ station }) => station === 'oven' || station === 'cold')
          .reduce((sum, { amount }) => sum + amount, 0);
        const printed = labels(changes.map((change) => kitchenLineOf(change)));
        expect(new Set(places(printed)).size).toBe(boxes);
      }),
    );
  });
});
