import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Cart, CartError, NewCartItem } from '../cart/cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import {
  BASIL_ID,
  CREAM_ID,
  EGG_ID,
  GORGONZOLA_ID,
  HAM_ID,
  LARGE_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SMALL_ID,
  SPELT_ID,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { type Result, err, ok } from '../result/result.ts';
import { createPizzaCreatorActors, type PizzaCreatorEvent, pizzaCreatorMachine } from './pizza-creator.machine.ts';
import { creatorView, selectSide, selectWork } from './pizza-creator.selectors.ts';
import type { NewSavedCreation } from './saved-creation.ts';

const BEGIN = { type: 'creation.begun', creation: withToppings(onLeft(EGG_ID)), dropped: ['Ohne Tomate.'] } as const;

type Answers = {
  offers?: (PizzaOffer | Error)[];
  added?: Result<Cart, CartError> | Error;
  saved?: Error;
};

function start(search = '', { offers = [PIZZA_OFFER], added = ok(EMPTY_CART), saved }: Answers = {}) {
  const answers = [...offers];
  const add = vi.fn<(item: NewCartItem) => Promise<Result<Cart, CartError>>>(async () => {
    if (added instanceof Error) throw added;
    return added;
  });
  const save = vi.fn<(creation: NewSavedCreation) => Promise<Result<never[], never>>>(async () => {
    if (saved !== undefined) throw saved;
    return ok([]);
  });
  const unused = () => Promise.reject(new Error('unused'));
  const actors = createPizzaCreatorActors(
    {
      pizzaCreator: {
        load: async () => {
          const offer = answers.length > 1 ? answers.shift() : answers[0];
          if (offer === undefined || offer instanceof Error) throw offer ?? new Error('no offer');
          return offer;
        },
        find: unused,
        savedCreations: unused,
        save,
        rename: unused,
        remove: unused,
      },
    },
    add,
  );
  const actor = createActor(pizzaCreatorMachine.provide({ actors }), { input: { search } });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const view = () => {
    const work = selectWork(actor.getSnapshot());
    return work === null ? null : creatorView(work);
  };
  const isIn = (work: 'loading' | 'failed' | 'creating' | 'adding' | 'saving') => actor.getSnapshot().matches({ work });
  const until = (work: Parameters<typeof isIn>[0]) => vi.waitUntil(() => isIn(work), { interval: 1 });
  const send = (...events: PizzaCreatorEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { actor, told: reported, add, save, view, until, isIn, send, creation: () => view()?.creation };
}

async function begin(search?: string, answers?: Answers) {
  const creator = start(search, answers);
  await creator.until('creating');
  return creator;
}

describe('the pizza creator machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'size.chosen', id: LARGE_ID },
      { type: 'dough.chosen', id: SPELT_ID },
      { type: 'sauce.chosen', id: CREAM_ID },
      { type: 'cheese.chosen', id: GORGONZOLA_ID },
      { type: 'topping.toggled', id: BASIL_ID },
      { type: 'side.chosen', side: 'left' },
      { type: 'side.chosen', side: 'right' },
      { type: 'side.chosen', side: 'whole' },
      { type: 'step.undone' },
      { type: 'step.redone' },
      { type: 'creation.cleared' },
      { type: 'offer.requested' },
      { type: 'offer.changed', offer: PIZZA_OFFER },
      BEGIN,
      { type: 'piece.tapped', id: BASIL_ID, half: 'left' },
      { type: 'url.restored', search: '' },
      { type: 'creation.ordered', amount: 1 },
      { type: 'creation.ordered', amount: 0 },
      { type: 'creation.named', name: '' },
      { type: 'creation.named', name: 'Feierabend' },
      { type: 'xstate.done.actor.0.pizzaCreator.work.loading', output: PIZZA_OFFER },
      { type: 'xstate.error.actor.0.pizzaCreator.work.loading', error: new Error('offline') },
      { type: 'xstate.done.actor.0.pizzaCreator.work.adding', output: ok(EMPTY_CART) },
      { type: 'xstate.done.actor.0.pizzaCreator.work.adding', output: err({ code: 'cartFull' }) },
      { type: 'xstate.error.actor.0.pizzaCreator.work.adding', error: new Error('offline') },
      { type: 'xstate.done.actor.0.pizzaCreator.work.saving', output: ok([]) },
      { type: 'xstate.error.actor.0.pizzaCreator.work.saving', error: new Error('offline') },
    ] as const;
    expect(
      unreached(pizzaCreatorMachine, { inputs: [{ search: '' }, { search: '', offer: PIZZA_OFFER }], events }),
    ).toEqual([]);
  });

  it('begins with the pizza of the link', async () => {
    const creator = start('v=1&size=gross&left=egg&right=gold');
    expect(creator.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(creator.view()).toBeNull();
    await creator.until('creating');
    expect(creator.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(creator.view()).toMatchObject({
      offer: PIZZA_OFFER,
      creation: { ...withToppings(onLeft(EGG_ID)), sizeId: LARGE_ID },
      price: { total: 2100 },
      declaration: { whole: { allergens: ['gluten', 'eggs', 'milk'] }, halves: {} },
      search: 'v=1&size=gross&dough=klassisch&sauce=tomate&cheese=mozzarella&left=egg',
      dropped: ['Den Belag «gold» gibt es nicht.'],
      canUndo: false,
      canRedo: false,
    });
  });

  it('takes an offer that is there, without loading it, and before it is started', () => {
    const input = { search: 'left=egg&right=gold', offer: PIZZA_OFFER };
    const actor = createActor(pizzaCreatorMachine, { input });
    expect(actor.getSnapshot().matches({ work: 'creating' })).toBe(true);
    expect(selectWork(actor.getSnapshot())).toMatchObject({
      offer: PIZZA_OFFER,
      history: { present: withToppings(onLeft(EGG_ID)) },
      dropped: ['Den Belag «gold» gibt es nicht.'],
    });
  });

  it('chooses parts and puts toppings where the guest is', async () => {
    const { send, creation, actor } = await begin();
    send(
      { type: 'size.chosen', id: LARGE_ID },
      { type: 'dough.chosen', id: SPELT_ID },
      { type: 'sauce.chosen', id: CREAM_ID },
      { type: 'cheese.chosen', id: GORGONZOLA_ID },
      { type: 'topping.toggled', id: BASIL_ID },
    );
    expect(selectSide(actor.getSnapshot())).toBe('whole');
    send({ type: 'side.chosen', side: 'left' }, { type: 'topping.toggled', id: EGG_ID });
    expect(selectSide(actor.getSnapshot())).toBe('left');
    send({ type: 'side.chosen', side: 'right' }, { type: 'topping.toggled', id: HAM_ID });
    expect(selectSide(actor.getSnapshot())).toBe('right');
    expect(creation()).toEqual({
      sizeId: LARGE_ID,
      doughId: SPELT_ID,
      sauceId: CREAM_ID,
      cheeseId: GORGONZOLA_ID,
      toppings: [onWhole(BASIL_ID), onRight(HAM_ID), onLeft(EGG_ID)],
    });
    send({ type: 'side.chosen', side: 'whole' }, { type: 'topping.toggled', id: HAM_ID });
    expect(creation()?.toppings).toContainEqual(onWhole(HAM_ID));
  });

  it('goes back and forward, and clears', async () => {
    const { send, creation, view } = await begin('left=egg');
    send({ type: 'topping.toggled', id: BASIL_ID }, { type: 'step.undone' });
    expect([creation()?.toppings, view()?.canUndo, view()?.canRedo]).toEqual([[onLeft(EGG_ID)], false, true]);
    send({ type: 'step.redone' });
    expect([creation()?.toppings.length, view()?.canUndo, view()?.canRedo]).toEqual([2, true, false]);
    send({ type: 'creation.cleared' });
    expect(creation()).toEqual(PLAIN_CREATION);
    send({ type: 'step.undone' });
    expect(creation()?.toppings).toHaveLength(2);
  });

  it('says why a step is refused, and stays', async () => {
    const {
      send,
      creation,
      told: reported,
    } = await begin(
      `whole=${PIZZA_OFFER.toppings
        .slice(0, 12)
        .map((each) => each.urlKey)
        .join('.')}`,
    );
    const before = creation();
    send({ type: 'topping.toggled', id: TOPPING_IDS[12] ?? '' });
    expect(reported).toHaveBeenLastCalledWith({
      type: 'step.refused',
      error: { code: 'tooManyToppings', half: 'left' },
    });
    send({ type: 'size.chosen', id: EGG_ID });
    expect(reported).toHaveBeenLastCalledWith({ type: 'step.refused', error: { code: 'partUnknown', id: EGG_ID } });
    expect(creation()).toBe(before);
  });

  it('begins with a whole pizza, as a step that tells what it could not have until another one', async () => {
    const { send, creation, view } = await begin();
    send(BEGIN);
    expect(creation()).toEqual(BEGIN.creation);
    expect(view()).toMatchObject({ dropped: ['Ohne Tomate.'], isFromDish: true });
    send({ type: 'topping.toggled', id: HAM_ID });
    expect(view()).toMatchObject({ dropped: ['Ohne Tomate.'], isFromDish: true });
    send({ type: 'step.undone' }, { type: 'step.undone' });
    expect(creation()).toEqual(PLAIN_CREATION);
    expect(view()?.dropped).toEqual([]);
    send(BEGIN, { type: 'url.restored', search: 'left=gold' });
    expect(view()).toMatchObject({ dropped: ['Den Belag «gold» gibt es nicht.'], isFromDish: false });
  });

  it('adapts a whole pizza to the offer', async () => {
    const { send, creation, view } = await begin();
    send({ ...BEGIN, creation: { ...BEGIN.creation, sauceId: SMALL_ID } });
    expect(creation()).toEqual(BEGIN.creation);
    expect(view()?.dropped).toEqual(['Ohne Tomate.', 'Die Sauce gibt es nicht mehr.']);
  });

  it('leaves the tapped topping on that half, then takes it off, each as a step', async () => {
    const { send, creation } = await begin('whole=egg');
    const tap = { type: 'piece.tapped', id: EGG_ID, half: 'right' } as const;
    send(tap);
    expect(creation()?.toppings).toEqual([onRight(EGG_ID)]);
    send(tap);
    expect(creation()?.toppings).toEqual([]);
    send({ type: 'step.undone' });
    expect(creation()?.toppings).toEqual([onRight(EGG_ID)]);
    send({ type: 'step.undone' });
    expect(creation()?.toppings).toEqual([onWhole(EGG_ID)]);
  });

  it('follows the address, as a step that tells what it dropped until the next', async () => {
    const { send, creation, view } = await begin('left=egg');
    send({ type: 'url.restored', search: 'left=ham&right=gold' });
    expect([creation()?.toppings, view()?.dropped.length]).toEqual([[onLeft(HAM_ID)], 1]);
    send({ type: 'step.undone' });
    expect([creation()?.toppings, view()?.dropped]).toEqual([[onLeft(EGG_ID)], []]);
    send({ type: 'step.redone' });
    expect(view()?.dropped).toEqual([]);
  });

  it('puts the pizza into the cart and goes on', async () => {
    const { send, add, told: reported, until, isIn } = await begin('left=egg');
    for (const amount of [0, 100, 1.5, Number.NaN]) {
      reported.mockClear();
      send({ type: 'creation.ordered', amount });
      const answer = err({ code: 'amountInvalid' });
      expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'adding.answered', answer });
    }
    expect(isIn('creating')).toBe(true);
    send({ type: 'creation.ordered', amount: 2 });
    expect(isIn('adding')).toBe(true);
    send({ type: 'topping.toggled', id: BASIL_ID });
    await until('creating');
    expect(add).toHaveBeenCalledExactlyOnceWith({ creation: withToppings(onLeft(EGG_ID)), amount: 2 });
    expect(reported).toHaveBeenLastCalledWith({ type: 'adding.answered', answer: ok(EMPTY_CART) });
  });

  it('loads the offer anew when the cart refuses, and drops what is gone', async () => {
    const refused = err({ code: 'creationInvalid' } as const);
    const newer = { ...PIZZA_OFFER, toppings: PIZZA_OFFER.toppings.slice(0, 3) };
    const {
      send,
      told: reported,
      until,
      view,
      creation,
    } = await begin('left=egg&whole=basil', {
      added: refused,
      offers: [PIZZA_OFFER, newer],
    });
    send({ type: 'topping.toggled', id: HAM_ID }, { type: 'topping.toggled', id: HAM_ID });
    send({ type: 'creation.ordered', amount: 1 });
    await until('creating');
    expect(reported).toHaveBeenLastCalledWith({ type: 'adding.answered', answer: refused });
    expect(creation()).toEqual(withToppings(onWhole(BASIL_ID)));
    expect(view()).toMatchObject({ offer: newer, dropped: ['Den Belag gibt es nicht mehr.'], canUndo: false });
  });

  it('takes over what staff change meanwhile, and keeps its steps as long as nothing did', async () => {
    const { actor, send, view } = await begin('v=1&whole=basil');
    send({ type: 'size.chosen', id: LARGE_ID });
    const before = selectWork(actor.getSnapshot());
    send({ type: 'offer.changed', offer: structuredClone(PIZZA_OFFER) });
    expect(selectWork(actor.getSnapshot())).toBe(before);
    const toppings = PIZZA_OFFER.toppings.filter(({ id }) => id !== BASIL_ID);
    send({ type: 'offer.changed', offer: { ...PIZZA_OFFER, toppings } });
    expect(view()).toMatchObject({ offer: { toppings }, creation: { sizeId: LARGE_ID, toppings: [] }, canUndo: false });
    expect(view()?.dropped).toHaveLength(1);
  });

  it('keeps the pizza when the cart cannot be reached', async () => {
    const { send, told: reported, until, creation } = await begin('left=egg', { added: new Error('offline') });
    send({ type: 'creation.ordered', amount: 1 });
    await until('creating');
    expect(reported).toHaveBeenLastCalledWith({ type: 'work.failed', error: new Error('offline') });
    expect(creation()).toEqual(withToppings(onLeft(EGG_ID)));
  });

  it('saves the pizza under a name', async () => {
    const { send, save, told: reported, until, isIn } = await begin('left=egg');
    for (const name of ['', '  ', 'x'.repeat(61), 'a\0b']) {
      reported.mockClear();
      send({ type: 'creation.named', name });
      expect(reported).toHaveBeenCalledExactlyOnceWith({
        type: 'saving.answered',
        answer: err({ code: 'nameInvalid' }),
      });
    }
    expect(isIn('creating')).toBe(true);
    send({ type: 'creation.named', name: 'Feierabend' });
    await until('creating');
    expect(save).toHaveBeenCalledExactlyOnceWith({ creation: withToppings(onLeft(EGG_ID)), name: 'Feierabend' });
    expect(reported).toHaveBeenLastCalledWith({ type: 'saving.answered', answer: ok([]) });
  });

  it('says that saving failed', async () => {
    const { send, told: reported, until } = await begin('', { saved: new Error('offline') });
    send({ type: 'creation.named', name: 'Feierabend' });
    await until('creating');
    expect(reported).toHaveBeenLastCalledWith({ type: 'work.failed', error: new Error('offline') });
  });

  it('fails without an offer, ignores choices, and loads again on request', async () => {
    const { send, told: reported, until, view } = start('left=egg', { offers: [new Error('offline'), PIZZA_OFFER] });
    await until('failed');
    expect(reported).toHaveBeenLastCalledWith({ type: 'work.failed', error: new Error('offline') });
    send({ type: 'topping.toggled', id: BASIL_ID }, { type: 'creation.ordered', amount: 1 });
    expect(view()).toBeNull();
    send({ type: 'offer.requested' });
    await until('creating');
    expect(view()?.creation).toEqual(withToppings(onLeft(EGG_ID)));
  });

  it('asks for its ports', async () => {
    const actor = createActor(pizzaCreatorMachine, { input: { search: '' } });
    const reported = vi.fn<(event: unknown) => void>();
    actor.on('*', reported);
    actor.start();
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    expect(reported).toHaveBeenCalledWith({ type: 'work.failed', error: new Error('port not provided: pizzaCreator') });
  });

  it('shows nothing of a pizza that the offer does not have', () => {
    const history = { past: [], present: { ...PLAIN_CREATION, sizeId: MARGHERITA.id }, future: [] };
    expect(creatorView({ offer: PIZZA_OFFER, history, dropped: [], isFromDish: false })).toBeNull();
  });
});
