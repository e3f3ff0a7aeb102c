import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AgeCheck } from '../courier/order-tour.ts';
import type { LegalAge } from '../declaration/declaration.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, OrderStep } from './order.ts';
import { ageToProve, auditedAge, takeStep } from './take-step.ts';

const TAKER = { by: 'staff', at: '2026-11-20T17:50:00.000Z' };

type Line = Order['productOrders'][number];
const [FOOD] = PLACED_ORDER.productOrders;
if (FOOD === undefined) throw new Error('The order has no line.');

const declared = (kind: 'fermented' | 'distilled', minimumAge: LegalAge): Partial<Line> => ({
  declaration: {
    allergens: null,
    origins: [],
    contents: [],
    methods: null,
    diet: null,
    alcohol: { kind, volPermille: 50 },
    drink: null,
    checked: true,
    minimumAge,
  },
});

/** Lines with the age from which on they may be handed over. */
const LINES: readonly { readonly line: Line; readonly age: 0 | LegalAge }[] = [
  { line: FOOD, age: 0 },
  { line: { ...FOOD, vatClass: 'alcohol', ...declared('fermented', 16) }, age: 16 },
  // The canton, or the restaurant, asks for more.
  { line: { ...FOOD, vatClass: 'alcohol', ...declared('fermented', 18) }, age: 18 },
  { line: { ...FOOD, ...declared('distilled', 18) }, age: 18 },
  // Ordered before anything was declared.
  { line: { ...FOOD, vatClass: 'alcohol' }, age: 18 },
];

const order = (lines: typeof LINES, way: Order['fulfilment'], checked: AgeCheck['result'] | null): Order => ({
  ...PLACED_ORDER,
  fulfilment: way,
  status: way === 'collected' ? 'ready' : 'onTheWay',
  productOrders: lines.map(({ line }) => line),
  checkAge: lines.some(({ age }) => age > 0),
  ...(checked !== null && {
    tour: { courierId: 'samira', position: 1, ageCheck: { at: TAKER.at, result: checked } },
  }),
});

it('hands alcohol over to nobody whose age was not proved, wherever and however it is taken', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Order['fulfilment'][]>('delivered', 'collected'),
      fc.constantFrom<(AgeCheck['result'] | null)[]>(null, 'oldEnough', 'withheld'),
      fc.constantFrom<(LegalAge | undefined)[]>(undefined, 16, 18),
      (lines, way, checked, ageChecked) => {
        const before = order(lines, way, checked);
        const step: OrderStep = { from: before.status, to: 'delivered', collected: 'card', ageChecked };
        const taken = takeStep(before, step, TAKER);
        const age = Math.max(...lines.map((each) => each.age));
        const isProved = age === 0 || checked === 'oldEnough' || (ageChecked ?? 0) >= age;
        expect(taken).toMatchObject(
          isProved
            ? { ok: true, value: { status: 'delivered' } }
            : { ok: false, error: { code: 'ageUnchecked', minimumAge: age } },
        );
        const isAsked = age > 0 && checked !== 'oldEnough';
        expect(auditedAge(before, step)).toEqual(isAsked ? { ageChecked } : {});
      },
    ),
  );
});

it('asks for no age before the hand-over, and none for an order that ends otherwise', () => {
  const wine = order(LINES.slice(1, 2), 'collected', null);
  expect(ageToProve(wine)).toBe(16);
  const reason = { code: 'other', text: 'Kein Ausweis' } as const;
  expect(takeStep(wine, { from: 'ready', to: 'undeliverable', reason }, TAKER).ok).toBe(true);
  expect(takeStep({ ...wine, status: 'preparing' }, { from: 'preparing', to: 'ready' }, TAKER).ok).toBe(true);
});
