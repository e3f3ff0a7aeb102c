import { historyOf } from '@ofenpost/core/pizza-creator/creation-draft';
import { type CreatorView, creatorView } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import {
  BASIL_ID,
  EGG_ID,
  HAM_ID,
  LARGE_ID,
  PIZZA_OFFER,
  SPELT_ID,
  TOFU_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { expect, it } from 'vitest';
import { creationChanges } from './creation-announcer.tsx';

function viewOf(creation: PizzaCreation): CreatorView {
  const view = creatorView({ offer: PIZZA_OFFER, history: historyOf(creation), dropped: [], isFromDish: false });
  if (view === null) throw new Error('not offered');
  return view;
}

const plain = withToppings();

it.each([
  ['put on the whole', plain, withToppings(onWhole(BASIL_ID)), 'Basilikum auf dem ganzen Fladen, CHF 15.00'],
  ['put on the left', plain, withToppings(onLeft(BASIL_ID)), 'Basilikum auf der linken Hälfte, CHF 14.50'],
  ['put on the right', plain, withToppings(onRight(BASIL_ID)), 'Basilikum auf der rechten Hälfte, CHF 14.50'],
  [
    'spread to the whole',
    withToppings(onLeft(BASIL_ID)),
    withToppings(onWhole(BASIL_ID)),
    'Basilikum auf dem ganzen Fladen, CHF 15.00',
  ],
  [
    'taken off the right half',
    withToppings(onWhole(BASIL_ID)),
    withToppings(onLeft(BASIL_ID)),
    'Basilikum nur noch auf der linken Hälfte, CHF 14.50',
  ],
  [
    'taken off the left half',
    withToppings(onWhole(BASIL_ID)),
    withToppings(onRight(BASIL_ID)),
    'Basilikum nur noch auf der rechten Hälfte, CHF 14.50',
  ],
  ['taken off', withToppings(onWhole(BASIL_ID)), plain, 'Basilikum entfernt, CHF 14.00'],
  ['another size', plain, { ...plain, sizeId: LARGE_ID }, '32 cm, CHF 20.00'],
  ['nothing', plain, plain, ''],
  [
    'two at once',
    plain,
    { ...withToppings(onLeft(EGG_ID)), doughId: SPELT_ID },
    'Dinkelteig, Ei auf der linken Hälfte, CHF 16.50',
  ],
  [
    'another pizza',
    plain,
    withToppings(onWhole(EGG_ID), onWhole(HAM_ID), onWhole(TOFU_ID)),
    '26 cm, Klassischer Teig, Tomatensauce, Mozzarella. Auf dem ganzen Fladen: Schinken, Ei, Tofu. CHF 22.50',
  ],
])('tells what was %s', (_what, before, after, updates) => {
  expect(creationChanges(viewOf(before), viewOf(after))).toBe(updates);
});
