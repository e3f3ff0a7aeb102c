import { assertEvent, assign, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate';
import { isCartAmount } from '../cart/cart-limits.ts';
import type { CartPort } from '../cart/cart.port.ts';
import type { Cart, CartError, NewCartItem } from '../cart/cart.ts';
import type { SinglePart } from '../pizza/change-creation.ts';
import type { PizzaCreation, PizzaHalf, ToppingPlace } from '../pizza/pizza-creation.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { PizzaCreationError } from '../pizza/resolve-creation.ts';
import { type Result, err } from '../result/result.ts';
import {
  type CreationStep,
  type CreationDraft,
  withOffer,
  creationDraftAfter,
  creationDraftOf,
} from './creation-draft.ts';
import { isCreationName } from './creation-name.ts';
import type { SavedCreations, PizzaCreatorPort } from './pizza-creator.port.ts';
import type { NewSavedCreation } from './saved-creation.ts';

export type PizzaCreatorEvent =
  | { type: 'size.chosen' | 'dough.chosen' | 'sauce.chosen' | 'cheese.chosen' | 'topping.toggled'; id: string }
  /** The place of new toppings: the whole or one half. */
  | { type: 'side.chosen'; side: ToppingPlace }
  | { type: 'step.undone' | 'step.redone' | 'creation.cleared' | 'offer.requested' }
  /** Staff changed the storefront, perhaps the offer too. */
  | { type: 'offer.changed'; offer: PizzaOffer }
  | { type: 'piece.tapped'; id: string; half: PizzaHalf }
  /** A whole pizza from the menu or as a surprise, with what it could not have, in German. */
  | { type: 'creation.begun'; creation: PizzaCreation; dropped: readonly string[] }
  | { type: 'url.restored'; search: string }
  | { type: 'creation.ordered'; amount: number }
  | { type: 'creation.named'; name: string };

type Context = { search: string; work: CreationDraft | null };
type Added = Result<Cart, CartError>;
type Emitted =
  | { type: 'step.refused'; error: PizzaCreationError }
  | { type: 'adding.answered'; answer: Added }
  | { type: 'saving.answered'; answer: SavedCreations }
  | { type: 'work.failed'; error: unknown };

const loadOffer = fromPromise<PizzaOffer>(() => {
  throw new Error('port not provided: pizzaCreator');
});
const addToCart = fromPromise<Added, NewCartItem>(() => {
  throw new Error('port not provided: cart');
});
const saveCreation = fromPromise<SavedCreations, NewSavedCreation>(() => {
  throw new Error('port not provided: pizzaCreator');
});

function presentOf({ work }: Context): PizzaCreation {
  if (work === null) throw new Error('no offer was loaded');
  return work.history.present;
}

type IdEvent = { readonly event: { readonly id: string } };
type FailedEvent = { readonly event: { readonly error: unknown } };

const choosing = (part: SinglePart) => ({
  actions: {
    type: 'takeStep' as const,
    params: ({ event: { id } }: IdEvent) => ({ kind: 'partChosen' as const, part, id }),
  },
});
const toggling = (place: ToppingPlace) => ({
  guard: 'isCreating' as const,
  actions: {
    type: 'takeStep' as const,
    params: ({ event: { id } }: IdEvent) => ({ kind: 'toppingToggled' as const, id, place }),
  },
});

const failing = <T extends string>(target: T) => ({
  target,
  actions: { type: 'emitFailure' as const, params: ({ event }: FailedEvent) => event },
});

/** Own pizzas: the offer, the steps of composing one, and adding it to the cart. */
export const pizzaCreatorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PizzaCreatorEvent,
    /** The offer if the host has it already; without one it is loaded. */
    input: {} as { search: string; offer?: PizzaOffer },
    emitted: {} as Emitted,
  },
  actors: { loadOffer, addToCart, saveCreation },
  guards: {
    hasOffer: ({ context }) => context.work !== null,
    isCreating: stateIn({ work: 'creating' }),
    isSide: (_, { side, is }: { side: ToppingPlace; is: ToppingPlace }) => side === is,
    isAmount: (_, { amount }: { amount: number }) => isCartAmount(amount),
    isName: (_, { name }: { name: string }) => isCreationName(name),
    isRefused: (_, answer: Added) => !answer.ok,
  },
  actions: {
    takeOffer: assign(({ context: { work, search } }, { offer }: { offer: PizzaOffer }) => ({
      work: work === null ? creationDraftOf(offer, search) : withOffer(work, offer),
    })),
    takeStep: enqueueActions(({ context: { work }, enqueue }, step: CreationStep) => {
      if (work === null) return;
      const next = creationDraftAfter(work, step);
      if (next.ok) enqueue.assign({ work: next.value });
      else enqueue.emit({ type: 'step.refused', error: next.error });
    }),
    emitAdded: emit((_, answer: Added): Emitted => ({ type: 'adding.answered', answer })),
    emitSaved: emit((_, answer: SavedCreations): Emitted => ({ type: 'saving.answered', answer })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'work.failed', error })),
  },
}).createMachine({
  id: 'pizzaCreator',
  type: 'parallel',
  context: ({ input: { search, offer } }) => ({
    search,
    work: offer === undefined ? null : creationDraftOf(offer, search),
  }),
  states: {
    work: {
      initial: 'beginning',
      on: {
        'offer.changed': { actions: { type: 'takeOffer', params: ({ event }) => ({ offer: event.offer }) } },
      },
      states: {
        beginning: { always: [{ guard: 'hasOffer', target: 'creating' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadOffer',
            onDone: {
              target: 'creating',
              actions: { type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) },
            },
            onError: failing('failed'),
          },
        },
        failed: { on: { 'offer.requested': 'loading' } },
        creating: {
          on: {
            'size.chosen': choosing('size'),
            'dough.chosen': choosing('dough'),
            'sauce.chosen': choosing('sauce'),
            'cheese.chosen': choosing('cheese'),
            'step.undone': { actions: { type: 'takeStep', params: { kind: 'undone' } } },
            'step.redone': { actions: { type: 'takeStep', params: { kind: 'redone' } } },
            'creation.cleared': { actions: { type: 'takeStep', params: { kind: 'cleared' } } },
            'piece.tapped': {
              actions: {
                type: 'takeStep',
                params: ({ event: { id, half } }) => ({ kind: 'pieceTapped', id, place: half }),
              },
            },
            'creation.begun': {
              actions: {
                type: 'takeStep',
                params: ({ event: { creation, dropped } }) => ({ kind: 'begun', creation, dropped }),
              },
            },
            'url.restored': {
              actions: { type: 'takeStep', params: ({ event }) => ({ kind: 'restored', search: event.search }) },
            },
            'offer.requested': 'loading',
            'creation.ordered': [
              { guard: { type: 'isAmount', params: ({ event }) => ({ amount: event.amount }) }, target: 'adding' },
              { actions: { type: 'emitAdded', params: err({ code: 'amountInvalid' }) } },
            ],
            'creation.named': [
              { guard: { type: 'isName', params: ({ event }) => ({ name: event.name }) }, target: 'saving' },
              { actions: { type: 'emitSaved', params: err({ code: 'nameInvalid' }) } },
            ],
          },
        },
        adding: {
          tags: 'busy',
          invoke: {
            src: 'addToCart',
            input: ({ context, event }) => {
              assertEvent(event, 'creation.ordered');
              return { creation: presentOf(context), amount: event.amount };
            },
            onDone: [
              {
                // A part may be sold out since the offer was loaded.
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'loading',
                actions: { type: 'emitAdded', params: ({ event }) => event.output },
              },
              { target: 'creating', actions: { type: 'emitAdded', params: ({ event }) => event.output } },
            ],
            onError: failing('creating'),
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'saveCreation',
            input: ({ context, event }) => {
              assertEvent(event, 'creation.named');
              return { creation: presentOf(context), name: event.name };
            },
            onDone: {
              target: 'creating',
              actions: { type: 'emitSaved', params: ({ event }) => event.output },
            },
            onError: failing('creating'),
          },
        },
      },
    },
    side: {
      initial: 'whole',
      on: {
        'side.chosen': [
          { guard: { type: 'isSide', params: ({ event }) => ({ side: event.side, is: 'left' }) }, target: '.left' },
          { guard: { type: 'isSide', params: ({ event }) => ({ side: event.side, is: 'right' }) }, target: '.right' },
          { target: '.whole' },
        ],
      },
      states: {
        whole: { on: { 'topping.toggled': toggling('whole') } },
        left: { on: { 'topping.toggled': toggling('left') } },
        right: { on: { 'topping.toggled': toggling('right') } },
      },
    },
  },
});

/** The work of the pizza creator machine, done through the ports. */
export const createPizzaCreatorActors = (ports: { readonly pizzaCreator: PizzaCreatorPort }, add: CartPort['add']) => ({
  loadOffer: fromPromise<PizzaOffer>(() => ports.pizzaCreator.load()),
  addToCart: fromPromise<Result<Cart, CartError>, NewCartItem>(({ input }) => add(input)),
  saveCreation: fromPromise<SavedCreations, NewSavedCreation>(({ input }) => ports.pizzaCreator.save(input)),
});
