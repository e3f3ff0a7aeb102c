import { ACCOUNT_UPDATE_MESSAGES, accountUpdateOf } from '@ofenpost/core/account/account';
import { accountData } from '@ofenpost/core/account/account-data';
import { FORGOTTEN_PERSON } from '@ofenpost/core/account/account-removal';
import { GUEST } from '@ofenpost/core/account/guest';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { fullName } from '@ofenpost/core/contact/full-name';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err } from '@ofenpost/core/result/result';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, it } from 'vitest';
import { todayOf, valueOf } from './accounting.suite.ts';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeAccountPort(name: string, openShop: OpenShop): void {
  describeWithShop('account', name, openShop, (shop) => {
    /** Somebody who has left the team. */
    async function customer() {
      const { id, rolesId } = await (await shop().staff()).session.loadMe();
      const wish = { rolesId: ROLES_ID.customer, seen: rolesId };
      expect(await (await shop().manager()).accountAdmin.changeRole(id ?? '', wish)).toMatchObject({ ok: true });
      return shop().staff();
    }

    it('changes the own name and phone number, trimmed, and nothing else', async () => {
      const { account, session } = await shop().staff();
      const before = await session.loadMe();
      const update = { id: before.id ?? '', firstname: ' Noëmi ', lastname: 'Meier', phoneNumber: '079 111 22 33' };
      const after = { ...before, ...update, firstname: 'Noëmi' };
      expect(await account.update(update)).toEqual({ ok: true, value: after });
      expect(await session.loadMe()).toEqual(after);
      expect(await account.update(accountUpdateOf(before))).toEqual({ ok: true, value: before });
    });

    it('does not take the name of another one of the team, however it is written', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const [me, boss] = [await staff.session.loadMe(), await manager.session.loadMe()];
      const taken = err({ code: 'nameTaken' });
      const named = (firstname: string, lastname: string) =>
        staff.account.update({ ...accountUpdateOf(me), firstname, lastname });
      expect(await named(boss.firstname, boss.lastname)).toEqual(taken);
      expect(await named(` ${boss.firstname.toUpperCase()}`, boss.lastname.toLowerCase())).toEqual(taken);
      expect(await named(boss.firstname.replace('a', 'á'), boss.lastname)).toEqual(taken);
      expect(await staff.session.loadMe()).toEqual(me);
      // What somebody was called before is not free either: entries of that time still show it.
      expect((await manager.account.update({ ...accountUpdateOf(boss), lastname: 'Zumstein' })).ok).toBe(true);
      expect(await named(boss.firstname, boss.lastname)).toEqual(taken);
      expect((await manager.account.update(accountUpdateOf(boss))).ok).toBe(true);
      expect(ACCOUNT_UPDATE_MESSAGES.nameTaken).toContain('im Team');
    });

    it('leaves the name of then on what was done before it changed', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { order } = await placeOrder(await shop().guest());
      expect((await staff.orderDesk.step(order.id, stepTo('placed', 'accepted'))).ok).toBe(true);
      const me = await staff.session.loadMe();
      const then = fullName(me);
      const [day, note] = [todayOf(staff), `Markt von ${order.number}`];
      const moved = { way: 'in', amount: 500, reason: note } as const;
      valueOf(await staff.accounting.moveCash(day, staff.idempotencyKey.create(), moved));
      const renamed = { ...accountUpdateOf(me), firstname: 'Quirin', lastname: 'Nachher' };
      expect((await staff.account.update(renamed)).ok).toBe(true);
      expect((await staff.orderDesk.step(order.id, stepTo('accepted', 'preparing'))).ok).toBe(true);
      const { rows } = await manager.audit.list({ ...AUDIT_LIST.start, person: me.id ?? '' });
      expect(rows.slice(0, 3).map(({ title, by }) => [title, by])).toEqual([
        [expect.stringMatching('Bestellung'), 'Quirin Nachher'],
        ['Name geändert', then],
        ['Bargeld bewegt', then],
      ]);
      const steps = valueOf(await staff.orderDesk.loadTimeline(order.id)).flatMap(({ who }) =>
        who.kind === 'staff' ? [who.name] : [],
      );
      expect(steps).toEqual([then, 'Quirin Nachher']);
      const booked = await manager.accounting.listBookings({ ...BOOKING_LIST.start, q: note });
      expect(booked.rows.map(({ by }) => by)).toEqual([then]);
      expect((await staff.account.update(accountUpdateOf(me))).ok).toBe(true);
    });

    it('refuses every other account', async () => {
      const { account, session } = await shop().staff();
      const me = await session.loadMe();
      const foreign = err({ code: 'accountForeign' });
      for (const id of [UNKNOWN_ID, 'null', `${me.id} `])
        expect(await account.update({ ...accountUpdateOf(me), id, firstname: 'Mallory' })).toEqual(foreign);
      expect(await session.loadMe()).toEqual(me);
    });

    it('takes nothing that the form would refuse', async () => {
      const { account, session } = await shop().staff();
      const me = await session.loadMe();
      for (const change of [
        { firstname: 'A' },
        { lastname: 'Li' },
        { phoneNumber: '+49 170 1234567' },
        { lastname: 'a\u0000bc' },
      ])
        await expect(account.update({ ...accountUpdateOf(me), ...change })).rejects.toBeInstanceOf(Error);
      expect(await session.loadMe()).toEqual(me);
    });

    it('is closed to guests', async () => {
      const me = await (await shop().staff()).session.loadMe();
      const { account } = await shop().guest();
      await expect(account.update(accountUpdateOf(me))).rejects.toBeInstanceOf(Error);
      await expect(account.loadData()).rejects.toBeInstanceOf(Error);
      await expect(account.remove(me.id ?? '')).rejects.toBeInstanceOf(Error);
    });

    it('gives back everything that is kept', async () => {
      const ports = await shop().staff();
      const { order } = await placeOrder(ports);
      const data = accountData.parse(await ports.account.loadData());
      expect(data.account).toEqual(await ports.session.loadMe());
      expect(data.orders.map(({ id }) => id)).toContain(order.id);
      expect(data.cart).toEqual(await ports.cart.load());
    });

    it('is removed neither by others, nor with an open order, nor as the last manager', async () => {
      const staff = await shop().staff();
      const manager = await shop().manager();
      const [me, boss] = [await staff.session.loadMe(), await manager.session.loadMe()];
      expect(await staff.account.remove(boss.id ?? '')).toEqual(err({ code: 'accountForeign' }));
      const { order } = await placeOrder(staff);
      const refused = await staff.account.remove(me.id ?? '');
      expect(refused).toMatchObject({ ok: false, error: { code: 'ordersOpen' } });
      expect(!refused.ok && refused.error.code === 'ordersOpen' && refused.error.numbers).toContain(order.number);
      expect(await manager.account.remove(boss.id ?? '')).toEqual(err({ code: 'lastManager' }));
    });

    it('of the team is closed by the management and not by its person; what they did keeps their name', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const me = await staff.session.loadMe();
      const named = { ...accountUpdateOf(me), firstname: 'Noëmi', lastname: 'Meier' };
      expect(await staff.account.update(named)).toMatchObject({ ok: true });
      for (const { id, status } of (await staff.account.loadData()).orders)
        if (status === 'placed') await staff.order.cancel({ id, capability: null });
      expect(await staff.account.remove(named.id)).toEqual(err({ code: 'ofTeam' }));
      expect(await manager.accountAdmin.remove(named.id)).toMatchObject({ ok: true });
      const { rows } = await manager.audit.list({ ...AUDIT_LIST.start, area: 'account' });
      expect(rows.slice(0, 2).map(({ title, subject, by }) => [title, subject, by])).toEqual([
        ['Konto geschlossen', 'Noëmi Meier', fullName(await manager.session.loadMe())],
        ['Name geändert', 'Noëmi Meier', fullName(me)],
      ]);
    });

    it('goes for good; its orders stay without the person', async () => {
      const ports = await customer();
      const { id } = await ports.session.loadMe();
      for (const { id: orderId, status } of (await ports.account.loadData()).orders)
        if (status === 'placed') await ports.order.cancel({ id: orderId, capability: null });
      const { order, capability } = await placeOrder(ports);
      await ports.order.cancel({ id: order.id, capability });
      expect(await ports.account.remove(id ?? '')).toEqual({ ok: true, value: GUEST });
      expect(await ports.session.loadMe()).toEqual(GUEST);
      const stored = await (await shop().guest()).order.load({ id: order.id, capability });
      expect(stored).toMatchObject({
        ok: true,
        value: { number: order.number, totalPrice: order.totalPrice, remark: '', address: FORGOTTEN_PERSON },
      });
    });
  });
}
