import { describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { ATTEMPT, type Answer, PLACED, createDevice, keyOf, openFilled } from './checkout-device.fixtures.ts';
import { CHECKOUT_DRAFT, STORED_CHECKOUT, PLACE_ORDER_REQUEST } from './checkout.fixtures.ts';
import {
  checkoutMachine,
  selectDraft,
  selectDraftErrors,
  selectIsUnconfirmed,
  selectPlaced,
  selectRefusal,
} from './checkout.machine.ts';
import { newDraft } from './stored-checkout.ts';

describe('the checkout machine', () => {
  it('comes by every state and transition', () => {
    const storedValue = STORED_CHECKOUT;
    const unconfirmed = PLACE_ORDER_REQUEST;
    const answered = (answer: Answer) =>
      ({ type: 'xstate.done.actor.1.checkout.placing', output: { answer, isEarlier: false } }) as const;
    const events = [
      { type: 'address.edited', address: { street: '' } },
      { type: 'address.chosen', choice: 'new' },
      { type: 'saving.chosen', isToSave: true },
      { type: 'contact.edited', contact: { contactName: 'Beat' } },
      { type: 'fulfilment.chosen', fulfilment: 'collected' },
      { type: 'addresses.replaced', addressBook: null },
      { type: 'draft.edited', draft: { remark: 'Bitte klingeln' } },
      { type: 'checkout.stored', stored: STORED_CHECKOUT },
      { type: 'order.submitted', attempt: ATTEMPT },
      { type: 'order.retried' },
      { type: 'xstate.done.actor.0.checkout.restoring', output: storedValue },
      { type: 'xstate.done.actor.0.checkout.restoring', output: { ...storedValue, unconfirmed } },
      { type: 'xstate.error.actor.0.checkout.restoring', error: new Error('broken') },
      { type: 'xstate.done.actor.0.checkout.beginning', output: storedValue },
      { type: 'xstate.error.actor.0.checkout.beginning', error: new Error('broken') },
      { type: 'xstate.error.actor.0.checkout.editing', error: new Error('broken') },
      { type: 'xstate.error.actor.0.checkout.placing', error: new Error('broken') },
      { type: 'xstate.error.actor.0.checkout.renewing', error: new Error('broken') },
      { type: 'xstate.error.actor.0.checkout.ending', error: new Error('broken') },
      answered(ok(PLACED)),
      answered(err({ code: 'idempotencyKeyReused' })),
      answered(err({ code: 'orderLocationUnavailable' })),
      { type: 'xstate.error.actor.1.checkout.placing', error: new Error('offline') },
      { type: 'xstate.error.actor.1.checkout.placing', error: { status: 413 } },
      { type: 'xstate.done.actor.0.checkout.renewing', output: undefined },
      { type: 'xstate.done.actor.0.checkout.ending', output: undefined },
    ] as const;
    const distinguish = ({ context }: { context: typeof STORED_CHECKOUT }) => context.draft.address.street;
    expect(
      unreached(checkoutMachine, {
        inputs: [{ account: GUEST }, { account: GUEST, isCartEmpty: true }],
        events,
        distinguish,
      }),
    ).toEqual([]);
  });

  it('begins with what is known of the account', async () => {
    const { snapshot } = await createDevice().open();
    expect(selectDraft(snapshot())).toEqual(newDraft(CUSTOMER));
    expect(selectDraft(snapshot()).address).toMatchObject({ contactName: 'Anna Keller', phoneNumber: '078 123 45 67' });
    expect(newDraft(GUEST).address.contactName).toBe('');
  });

  it('tells what is wrong with a field that was left, all after an attempt, and sends nothing', async () => {
    const device = createDevice();
    const { actor, snapshot } = await device.open();
    expect(selectDraftErrors(snapshot())).toEqual({});
    expect(selectDraftErrors(snapshot(), ['address.street'])).toEqual({
      'address.street': 'Bitte gib deine Strasse an',
      'address.houseNumber': 'Bitte mit Hausnummer, zum Beispiel Langstrasse 12',
    });
    actor.send({ type: 'order.submitted', attempt: { totalPrice: 4300, needsLegalAge: true } });
    expect(Object.keys(selectDraftErrors(snapshot()))).toEqual([
      'address.street',
      'address.houseNumber',
      'address.orderLocationId',
      'legalAgeConfirmed',
    ]);
    actor.send({
      type: 'address.edited',
      address: { street: 'Marktgasse', houseNumber: '12a', orderLocationId: WINTERTHUR.id },
    });
    expect(Object.keys(selectDraftErrors(snapshot()))).toEqual(['legalAgeConfirmed']);
    expect([snapshot().value, device.requests]).toEqual(['editing', []]);
  });

  it('places the order, trimmed, with the total that was shown', async () => {
    const { actor, submit, requests, answer, settle, told: reported, snapshot } = await openFilled();
    actor.send({ type: 'draft.edited', draft: { remark: ' Bitte klingeln ', paymentMethod: 'twint' } });
    submit();
    expect(requests).toEqual([
      {
        idempotencyKey: keyOf(0),
        totalPrice: 4300,
        accountId: CUSTOMER.id,
        draft: { ...CHECKOUT_DRAFT, remark: 'Bitte klingeln', paymentMethod: 'twint' },
      },
    ]);
    answer(ok(PLACED));
    await settle('placed');
    expect(selectPlaced(snapshot())).toEqual(PLACED);
    expect(reported).toHaveBeenCalledExactlyOnceWith({
      type: 'order.answered',
      answer: ok(PLACED),
      isEarlier: false,
      usedAddress: { address: CHECKOUT_DRAFT.address, saved: null, isToSave: false },
    });
  });

  it('sends a double click once', async () => {
    const { submit, requests } = await openFilled();
    submit();
    submit();
    expect(requests).toHaveLength(1);
  });

  it('tells a refusal until something is edited, and tries again under the same key', async () => {
    const { actor, submit, requests, answer, settle, snapshot } = await openFilled();
    submit();
    answer(err({ code: 'deliveryTimeUnavailable' }));
    await settle('editing');
    expect(selectRefusal(snapshot())).toEqual({ code: 'deliveryTimeUnavailable' });
    actor.send({ type: 'draft.edited', draft: { deliveryTime: { kind: 'slot', at: '2026-11-20T19:00:00.000Z' } } });
    expect(selectRefusal(snapshot())).toBeNull();
    submit();
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keyOf(0), keyOf(0)]);
  });

  it('sends a request without an answer again as it was', async () => {
    const { actor, submit, requests, fail, settle, told: reported, snapshot } = await openFilled();
    submit();
    fail();
    await settle('unconfirmed');
    expect(selectIsUnconfirmed(snapshot())).toBe(true);
    expect(reported).toHaveBeenCalledWith({ type: 'order.unconfirmed', error: new Error('offline') });
    actor.send({ type: 'order.retried' });
    expect(requests[1]).toEqual(requests[0]);
  });

  it.each([
    [413, 'editing', 'order.failed'],
    [503, 'unconfirmed', 'order.unconfirmed'],
  ])('takes the status %i as %s', async (status, state, type) => {
    const { submit, fail, settle, told: reported } = await openFilled();
    submit();
    const error = Object.assign(new Error('no'), { status });
    fail(error);
    await settle(state);
    expect(reported).toHaveBeenCalledWith({ type, error });
  });

  it('sends it again even after a reload, until it is edited', async () => {
    const { open, submit, requests, fail, settle } = await openFilled();
    submit();
    fail();
    await settle('unconfirmed');
    const reloaded = await open();
    expect(selectIsUnconfirmed(reloaded.snapshot())).toBe(true);
    reloaded.actor.send({ type: 'order.retried' });
    expect(requests[1]).toEqual(requests[0]);
    fail();
    await reloaded.settle('unconfirmed');
    reloaded.actor.send({ type: 'draft.edited', draft: { remark: 'anders' } });
    expect(selectIsUnconfirmed((await open()).snapshot())).toBe(false);
  });

  it('keeps draft and key over a reload', async () => {
    const { open, requests, snapshot } = await openFilled();
    const reloaded = await open();
    expect(selectDraft(reloaded.snapshot())).toEqual(selectDraft(snapshot()));
    reloaded.actor.send({ type: 'order.submitted', attempt: ATTEMPT });
    expect(requests[0]?.idempotencyKey).toBe(keyOf(0));
  });

  it.each([
    ['another account', { ...CUSTOMER, id: '00000000-0000-4000-8000-0000000000e2', firstname: 'Beat' }],
    ['a guest', GUEST],
  ])('shows nothing of it to %s', async (_, account) => {
    const { open } = await openFilled();
    expect(selectDraft((await open(account)).snapshot())).toEqual(newDraft(account));
    expect(selectDraft((await open()).snapshot())).toEqual(newDraft(CUSTOMER));
  });

  it('gives what a guest entered to the account that signs in, which fills in what is blank', async () => {
    const device = createDevice();
    const guest = await device.open(GUEST);
    guest.actor.send({ type: 'address.edited', address: { contactName: 'Tante Anna', street: 'Marktgasse' } });
    expect(selectDraft((await device.open()).snapshot()).address).toMatchObject({
      contactName: 'Tante Anna',
      phoneNumber: '078 123 45 67',
      street: 'Marktgasse',
    });
    expect(selectDraft((await device.open(GUEST)).snapshot())).toEqual(newDraft(GUEST));
  });

  it('begins anew after an order, at the same address', async () => {
    const { actor, open, submit, answer, settle, requests } = await openFilled();
    actor.send({
      type: 'draft.edited',
      draft: { remark: 'Bitte klingeln', legalAgeConfirmed: true, paymentMethod: 'cash' },
    });
    submit();
    answer(ok(PLACED));
    await settle('placed');
    const next = await open();
    expect(selectDraft(next.snapshot())).toEqual({ ...CHECKOUT_DRAFT, paymentMethod: 'cash' });
    next.actor.send({ type: 'order.submitted', attempt: ATTEMPT });
    expect(requests[1]?.idempotencyKey).toBe(keyOf(1));
  });

  it('takes a new key when the order had arrived after all', async () => {
    const { submit, answer, settle, snapshot, requests } = await openFilled();
    submit();
    answer(err({ code: 'idempotencyKeyReused' }));
    await settle('editing');
    expect(selectRefusal(snapshot())).toEqual({ code: 'idempotencyKeyReused' });
    submit();
    expect(requests[1]?.idempotencyKey).toBe(keyOf(1));
  });

  it('places an order although the device keeps nothing', async () => {
    const { submit, answer, settle, snapshot, requests } = await openFilled(createDevice({ write: true }));
    submit();
    answer(err({ code: 'deliveryTimeUnavailable' }));
    await settle('editing');
    submit();
    answer(err({ code: 'idempotencyKeyReused' }));
    await settle('editing');
    submit();
    answer(ok(PLACED));
    await settle('placed');
    expect([selectPlaced(snapshot()), requests.length]).toEqual([PLACED, 3]);
    expect(requests.map(({ idempotencyKey }) => idempotencyKey).slice(0, 2)).toEqual([keyOf(0), keyOf(0)]);
    expect(requests[2]?.idempotencyKey).not.toBe(keyOf(0));
    expect(requests[2]?.draft).toEqual(requests[0]?.draft);
  });

  it('begins anew, with what is known, when nothing can be read', async () => {
    const device = createDevice({ read: true });
    const { snapshot } = await device.open();
    expect([snapshot().value, selectDraft(snapshot())]).toEqual(['editing', newDraft(CUSTOMER)]);
    const { submit, requests, answer, settle } = await openFilled(device);
    submit();
    expect(requests[0]?.idempotencyKey).toBe(keyOf(1));
    answer(ok(PLACED));
    await settle('placed');
  });

  it('tells that it has no key, and tries again with the next order', async () => {
    const broken = { createKey: true };
    const { actor, told: reported, snapshot, submit, requests, settle } = await openFilled(createDevice(broken));
    expect(snapshot().value).toBe('failed');
    actor.send({ type: 'order.retried' });
    expect([snapshot().value, reported.mock.calls.length, requests]).toEqual(['failed', 1, []]);
    submit();
    await settle('failed');
    expect(reported).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenLastCalledWith({ type: 'order.failed', error: new Error('broken') });
    broken.createKey = false;
    submit();
    expect(snapshot().hasTag('busy')).toBe(true);
    await settle('editing');
  });

  it('drops what is kept in another shape', async () => {
    const device = createDevice();
    device.values.set('checkout', '{"version":3,"value":{"draft":{}}}');
    expect(selectDraft((await device.open()).snapshot())).toEqual(newDraft(CUSTOMER));
  });

  it('forgets a request without an answer when the address is edited, and sends the edited one', async () => {
    const { actor, submit, requests, fail, settle, snapshot } = await openFilled();
    submit();
    fail();
    await settle('unconfirmed');
    actor.send({ type: 'address.edited', address: { houseNumber: '14' } });
    expect([snapshot().value, selectIsUnconfirmed(snapshot())]).toEqual(['editing', false]);
    actor.send({ type: 'order.retried' });
    expect(requests).toHaveLength(1);
    submit();
    expect(requests[1]).toEqual({
      ...requests[0],
      draft: { ...CHECKOUT_DRAFT, address: { ...CHECKOUT_DRAFT.address, houseNumber: '14' } },
    });
  });

  it('is busy while it is placed and renewed', async () => {
    const { actor, submit, answer, settle } = await openFilled();
    const seen = new Map<unknown, boolean>();
    actor.subscribe((snapshot) => void seen.set(snapshot.value, snapshot.hasTag('busy')));
    submit();
    answer(err({ code: 'idempotencyKeyReused' }));
    await settle('editing');
    expect(Object.fromEntries(seen)).toEqual({ placing: true, renewing: true, restoring: true, editing: false });
  });

  it('does nothing without ports', async () => {
    const messageOf = (logic: AnyActorLogic) =>
      new Promise((resolve) => {
        const actor = createActor(logic, { input: null });
        actor.subscribe({ error: (error) => resolve(String(error)) });
        actor.start();
      });
    const stubs = Object.entries(checkoutMachine.implementations.actors as Record<string, AnyActorLogic>);
    const messages = await Promise.all(stubs.map(async ([name, logic]) => [name, await messageOf(logic)] as const));
    expect(Object.fromEntries(messages)).toEqual({
      restoreCheckout: 'Error: port not provided: keyValue',
      beginCheckout: 'Error: port not provided: idempotencyKey',
      storeCheckout: 'Error: port not provided: keyValue',
      endCheckout: 'Error: port not provided: keyValue',
      placeOrder: 'Error: port not provided: checkout',
    });
    const reported = vi.fn<(event: unknown) => void>();
    const actor = createActor(checkoutMachine, { input: { account: CUSTOMER } });
    actor.on('*', reported);
    actor.start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'), { interval: 1 });
    expect(reported).toHaveBeenCalledExactlyOnceWith({
      type: 'order.failed',
      error: new Error('port not provided: idempotencyKey'),
    });
  });
});
