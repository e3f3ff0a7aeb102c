import { GUEST } from '@ofenpost/core/account/guest';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const AUDIT_START = AUDIT_LIST.start;
const PIN = '7310';
const WRONG = '7311';

export function describeSittingPort(name: string, openShop: OpenShop): void {
  describeWithShop('sitting', name, openShop, (shop) => {
    async function deskDevice(): Promise<Ports> {
      const [management, tablet] = [await shop().manager(), await shop().guest()];
      const made = await management.device.make({ name: 'Pult', duty: 'desk', station: 'all' });
      await tablet.device.start(made.code);
      return tablet;
    }
    /** A device of the desk, and somebody of the staff with a PIN. */
    async function desk() {
      const [tablet, staff] = [await deskDevice(), await shop().staff()];
      await staff.sitting.setPin(PIN);
      const person = (await staff.session.loadMe()).id ?? '';
      return { tablet, staff, person };
    }
    async function placed() {
      const guest = await shop().guest();
      const { id: productId } = await plainBread(guest);
      await guest.cart.add({ productId, optionIds: [], amount: 5 });
      const answer = await guest.checkout.place(await requestFor(guest));
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.order;
    }
    const accept = (ports: Ports, id: string) =>
      ports.orderDesk.step(id, { from: 'placed', to: 'accepted', minutes: 40 });

    it('shows since when there is a PIN, and sets and removes it', async () => {
      const staff = await shop().staff();
      await staff.sitting.removePin();
      expect(await staff.sitting.loadPin()).toEqual({ since: null });
      const set = await staff.sitting.setPin(PIN);
      const own = await staff.sitting.loadPin();
      expect(own.since).not.toBeNull();
      expect(set).toEqual({ ok: true, value: own });
      expect(await staff.sitting.removePin()).toEqual({ since: null });
    });

    it('sets the PIN of the account that was shown, and of no other', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      await manager.sitting.removePin();
      const own = (await staff.session.loadMe()).id ?? '';
      expect(await manager.sitting.setPin(PIN, own)).toEqual(err({ code: 'accountChanged' }));
      expect(await manager.sitting.loadPin()).toEqual({ since: null });
      expect(await staff.sitting.setPin(PIN, own)).toMatchObject({ ok: true });
    });

    it.each(['123', '1234567', '12a4', '1234', '0000', '9876'])('takes no PIN like %s', async (pin) => {
      const staff = await shop().staff();
      await expect(staff.sitting.setPin(pin)).rejects.toBeInstanceOf(Error);
    });

    it('lists who has a PIN at a device of the desk, and nowhere else', async () => {
      const { tablet, staff, person } = await desk();
      expect((await tablet.sitting.listPeople()).map(({ id }) => id)).toContain(person);
      await staff.sitting.removePin();
      expect((await tablet.sitting.listPeople()).map(({ id }) => id)).not.toContain(person);
      await expect(staff.sitting.listPeople()).rejects.toBeInstanceOf(Error);
      await expect((await shop().guest()).sitting.listPeople()).rejects.toBeInstanceOf(Error);
    });

    it('changes nothing before somebody is named, and then in the name of that person', async () => {
      const { tablet, staff, person } = await desk();
      const { id, number } = await placed();
      await expect(accept(tablet, id)).rejects.toMatchObject({ status: 428 });
      const begun = await tablet.sitting.begin({ person, pin: PIN });
      expect(begun).toMatchObject({ ok: true, value: { id: person, email: null, device: { hasPerson: true } } });
      expect(await tablet.session.loadMe()).toEqual(begun.ok && begun.value);
      expect((await accept(tablet, id)).ok).toBe(true);
      const { firstname } = await staff.session.loadMe();
      expect(JSON.stringify(await staff.orderDesk.loadTimeline(id))).toContain(firstname);
      const management = await shop().manager();
      const log = await management.audit.list({ ...AUDIT_START, q: String(number) });
      expect(log.rows.find(({ title }) => title.includes('angenommen'))?.by).toContain(firstname);
    });

    it('reads without a name, and changes nothing: neither an order nor the kitchen', async () => {
      const { tablet } = await desk();
      const { id } = await placed();
      await tablet.kitchen.load();
      await tablet.orderDesk.loadTimeline(id);
      await tablet.orderDesk.findEarlier('1');
      await tablet.printing.loadDesk();
      await tablet.courier.listCouriers();
      for (const changed of [
        () => accept(tablet, id),
        () => tablet.orderDesk.seeCancellation(id),
        () => tablet.kitchen.endPause(),
        () => tablet.kitchenScreen.seeCancellation(id),
        () => tablet.printing.print(id, 'browser'),
        () => tablet.phoneOrder.findCaller('078 123 45 67'),
      ])
        await expect(changed()).rejects.toMatchObject({ status: 428 });
    });

    it('changes nothing any more after its end', async () => {
      const { tablet, person } = await desk();
      await tablet.sitting.begin({ person, pin: PIN });
      const left = await tablet.sitting.end();
      expect(left).toMatchObject({ firstname: 'Pult', device: { duty: 'desk' } });
      expect(await tablet.session.loadMe()).toEqual(left);
      await expect(accept(tablet, (await placed()).id)).rejects.toMatchObject({ status: 428 });
    });

    it('ends with the PIN, and when the management signs the person out', async () => {
      const { tablet, staff, person } = await desk();
      await tablet.sitting.begin({ person, pin: PIN });
      await staff.sitting.setPin('8642');
      expect(await tablet.session.loadMe()).toMatchObject({ firstname: 'Pult' });
      await tablet.sitting.begin({ person, pin: '8642' });
      expect(await tablet.session.loadMe()).toMatchObject({ id: person });
      await (await shop().manager()).accountAdmin.signOut(person);
      expect(await tablet.session.loadMe()).toMatchObject({ firstname: 'Pult' });
    });

    it('makes whoever types wrong PINs wait, at this device, also with the right one', async () => {
      const { tablet, person } = await desk();
      for (let tries = 1; tries < 5; tries += 1)
        expect(await tablet.sitting.begin({ person, pin: WRONG })).toEqual(err({ code: 'pinWrong' }));
      const blocked = { ok: false, error: { code: 'pinBlocked' } };
      expect(await tablet.sitting.begin({ person, pin: WRONG })).toMatchObject(blocked);
      expect(await tablet.sitting.begin({ person, pin: PIN })).toMatchObject(blocked);
      expect(await tablet.session.loadMe()).toMatchObject({ firstname: 'Pult' });
      const other = await deskDevice();
      expect((await other.sitting.begin({ person, pin: PIN })).ok).toBe(true);
      const log = await (await shop().manager()).audit.list(AUDIT_START);
      expect(log.rows.filter(({ title }) => title.startsWith('Falsche PIN')).length).toBeGreaterThanOrEqual(5);
    });

    it('counts only what is wrong in a row', async () => {
      const { tablet, person } = await desk();
      for (const pin of [WRONG, WRONG, WRONG, WRONG, PIN, WRONG, WRONG, WRONG, WRONG])
        await tablet.sitting.begin({ person, pin });
      expect((await tablet.sitting.begin({ person, pin: PIN })).ok).toBe(true);
    });

    it('knows no stranger', async () => {
      const { tablet } = await desk();
      const unknown = { person: crypto.randomUUID(), pin: PIN };
      expect(await tablet.sitting.begin(unknown)).toEqual(err({ code: 'pinWrong' }));
    });

    it('opens nothing but the desk, whoever is named', async () => {
      const { tablet } = await desk();
      const manager = await shop().manager();
      await manager.sitting.setPin(PIN);
      const person = (await manager.session.loadMe()).id ?? '';
      expect((await tablet.sitting.begin({ person, pin: PIN })).ok).toBe(true);
      for (const refused of [
        () => tablet.settings.load('profile'),
        () => tablet.device.list(),
        () => tablet.accountAdmin.find(person),
        () => tablet.sitting.setPin('8642'),
        () => tablet.account.loadData(),
        () => tablet.audit.list(AUDIT_START),
      ])
        await expect(refused()).rejects.toBeInstanceOf(Error);
    });

    it('is signed out as a device, with whoever is named there', async () => {
      const [management, { tablet, person }] = [await shop().manager(), await desk()];
      await tablet.sitting.begin({ person, pin: PIN });
      for (const { id } of (await management.device.list()).filter((each) => each.name === 'Pult'))
        await management.device.revoke(id);
      expect(await tablet.session.loadMe()).toEqual(GUEST);
    });

    it('is nothing for a device of the kitchen', async () => {
      const [management, tablet, { person }] = [await shop().manager(), await shop().guest(), await desk()];
      const { code } = await management.device.make({ name: 'Ofen', duty: 'kitchen', station: 'all' });
      await tablet.device.start(code);
      await expect(tablet.sitting.begin({ person, pin: PIN })).rejects.toBeInstanceOf(Error);
    });
  });
}
