import { describe, expect, it, vi } from 'vitest';
import { ATTEMPT, createDevice, openFilled } from './checkout-device.fixtures.ts';
import { CHECKOUT_DRAFT } from './checkout.fixtures.ts';
import { selectDraft, selectDraftErrors, selectFulfilment } from './checkout.machine.ts';

describe('the choice between delivery and collection', () => {
  it('orders a collection with a name and a number alone, and loses nothing of the address', async () => {
    const { actor, submit, requests, snapshot } = await openFilled();
    actor.send({ type: 'fulfilment.chosen', fulfilment: 'collected' });
    actor.send({ type: 'contact.edited', contact: { contactName: 'Beat Meier' } });
    submit();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const { address: _address, ...rest } = CHECKOUT_DRAFT;
    const contact = { contactName: 'Beat Meier', phoneNumber: CHECKOUT_DRAFT.address.phoneNumber };
    expect(requests[0]?.draft).toEqual({ contact, ...rest });
    expect(selectDraft(snapshot()).address).toEqual({ ...CHECKOUT_DRAFT.address, contactName: 'Beat Meier' });
  });

  it('is stored with what was typed, and needs no address to collect', async () => {
    const device = createDevice();
    const first = await device.open();
    first.actor.send({ type: 'address.edited', address: { ...CHECKOUT_DRAFT.address, street: '' } });
    first.actor.send({ type: 'order.submitted', attempt: ATTEMPT });
    expect(selectDraftErrors(first.snapshot())).toHaveProperty(['address.street']);
    first.actor.send({ type: 'fulfilment.chosen', fulfilment: 'collected' });
    expect(selectDraftErrors(first.snapshot())).toEqual({});
    const again = await device.open();
    expect(selectFulfilment(again.snapshot())).toBe('collected');
    again.actor.send({ type: 'fulfilment.chosen', fulfilment: 'delivered' });
    expect(selectDraft(again.snapshot()).address.houseNumber).toBe(CHECKOUT_DRAFT.address.houseNumber);
  });
});
