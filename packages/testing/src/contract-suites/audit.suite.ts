import { AUDIT_LIST, type AuditQuery, auditPage } from '@ofenpost/core/audit/audit-list';
import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import { codeHint } from '@ofenpost/core/gift-card/gift-card-code';
import type { OrderStep } from '@ofenpost/core/order/order';
import type { Ports } from '@ofenpost/core/ports';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { type OpenShop, placeOrder, plainBread } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const ALL: AuditQuery = { ...AUDIT_LIST.start, size: 100 };

export function describeAuditPort(name: string, openShop: OpenShop): void {
  describeWithShop('audit log', name, openShop, (shop) => {
    const listOf =
      ({ audit }: Ports) =>
      async (query: Partial<AuditQuery> = {}) =>
        auditPage.parse(await audit.list({ ...ALL, ...query })).rows;

    it('tells who changed what, newest first', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const list = listOf(manager);
      const before = await list();
      const group = {
        name: `Protokoll ${crypto.randomUUID()}`,
        description: '',
        visible: true,
        station: 'oven' as const,
      };
      const id = crypto.randomUUID();
      await staff.catalogueAdmin.save('productGroup', id, { version: NEW_VERSION, value: group });
      await staff.catalogueAdmin.setArchived('productGroup', id, true);
      const rows = await list();
      expect(rows).toHaveLength(before.length + 2);
      expect(rows.slice(0, 2)).toMatchObject([
        {
          title: 'Produktgruppe archiviert',
          subject: group.name,
          differences: [{ label: 'Archiviert', before: 'nein', after: 'ja' }],
        },
        { title: 'Produktgruppe erfasst', subject: group.name },
      ]);
      expect(await list({ q: group.name.toUpperCase() })).toHaveLength(2);
    });

    it('tells who paused the delivery, and who ended it', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const list = listOf(manager);
      const { firstname, lastname } = await staff.session.loadMe();
      const by = `${firstname} ${lastname}`;
      const before = await list();
      await staff.kitchen.pause(addMinutes(staff.clock.now(), 30));
      await staff.kitchen.endPause();
      // The end lies in the past.
      await staff.kitchen.endPause();
      const rows = await list();
      expect(rows).toHaveLength(before.length + 2);
      expect(rows.slice(0, 2)).toMatchObject([
        { by, title: 'Lieferpause beendet', differences: [{ label: 'Bis', after: '–' }] },
        { by, title: 'Lieferung pausiert', differences: [{ label: 'Bis', before: '–' }] },
      ]);
    });

    it('tells every step of an order, with its reason and what was collected', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const list = listOf(await shop().manager());
      const { order } = await placeOrder(guest);
      const steps: readonly OrderStep[] = [
        { from: 'placed', to: 'accepted', minutes: 30 },
        { from: 'accepted', to: 'preparing' },
        { from: 'preparing', to: 'ready' },
        { from: 'ready', to: 'onTheWay' },
        { from: 'onTheWay', to: 'delivered', collected: 'twint' },
      ];
      for (const step of steps) expect((await staff.orderDesk.step(order.id, step)).ok).toBe(true);
      const rows = (await list({ area: 'order' })).filter(({ subject }) => subject === `Nr. ${order.number}`);
      expect(rows.map(({ title }) => title).toReversed()).toEqual([
        'Bestellung angenommen',
        'Bestellung in den Ofen geschoben',
        'Bestellung bereitgestellt',
        'Bestellung losgeschickt',
        'Bestellung übergeben',
      ]);
      expect(rows[0]?.differences).toContainEqual({ label: 'Bezahlt mit', before: '–', after: 'TWINT' });

      const { order: refused } = await placeOrder(await shop().guest());
      const reason = { code: 'tooBusy', text: '' } as const;
      await staff.orderDesk.step(refused.id, { from: 'placed', to: 'rejected', reason });
      const [rejected] = await list({ area: 'order' });
      expect(rejected).toMatchObject({ title: 'Bestellung abgelehnt', subject: `Nr. ${refused.number}` });
      expect(rejected?.differences.map(({ label }) => label)).toContain('Grund');
      // A refused change writes no entry.
      await staff.orderDesk.step(refused.id, { from: 'placed', to: 'rejected', reason });
      expect((await list({ area: 'order' }))[0]).toEqual(rejected);
    });

    it('tells what was sold out, and that it is back', async () => {
      const staff = await shop().staff();
      const list = listOf(await shop().manager());
      const { id, name: bread } = await plainBread(staff);
      await staff.kitchen.sellOut({ ids: [id], until: addMinutes(staff.clock.now(), 60) });
      await staff.kitchen.sellOut({ ids: [id], until: null });
      await staff.kitchen.sellOut({ ids: [id], until: null });
      expect((await list({ area: 'order' })).slice(0, 2)).toMatchObject([
        { title: 'Wieder im Angebot', subject: bread },
        { title: 'Ausverkauft gemeldet', subject: bread },
      ]);
      expect((await list({ area: 'order' }))[2]).not.toMatchObject({ title: 'Wieder im Angebot', subject: bread });
    });

    it('tells what became of a gift card', async () => {
      const manager = await shop().manager();
      const list = listOf(manager);
      const id = crypto.randomUUID();
      const draft = { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'card' } as const;
      const issued = await manager.giftCardAdmin.issue(id, draft);
      // The answer was lost, so the client sends the request again.
      await manager.giftCardAdmin.issue(id, draft);
      if (!issued.ok) throw new Error(issued.error.code);
      const { code } = issued.value;
      await manager.giftCardAdmin.adjust(code, { amount: 1000, reason: 'Kulanz', seenBalance: 5000 });
      await manager.giftCardAdmin.void(code, 'Verloren');
      const shown = codeHint(code);
      const rows = (await list({ area: 'giftCard' })).filter(({ subject }) => subject === shown);
      expect(rows.map(({ title }) => title)).toEqual([
        'Gutschein ungültig gemacht',
        'Guthaben angepasst',
        'Gutschein ausgestellt',
      ]);
      expect(rows[1]?.differences).toEqual([
        { label: 'Guthaben', before: 'CHF 50.00', after: 'CHF 60.00' },
        { label: 'Grund', before: '–', after: 'Kulanz' },
      ]);
      // No search leads to the letters of a code that no list shows.
      expect(await list({ q: code.toLowerCase() })).toEqual(rows);
      expect(await list({ q: shown })).toEqual(rows);
      for (let end = 4; end < code.length; end++) expect(await list({ q: code.slice(0, end) })).toEqual([]);
    });

    it('is filtered by area, person and days', async () => {
      const manager = await shop().manager();
      const id = (await (await shop().staff()).session.loadMe()).id ?? '';
      await manager.accountAdmin.changeRole(id, { rolesId: ROLES_ID.courier, seen: ROLES_ID.staff });
      await manager.accountAdmin.changeRole(id, { rolesId: ROLES_ID.staff, seen: ROLES_ID.courier });
      const list = listOf(manager);
      const own = (await manager.session.loadMe()).id ?? '';
      const people = await manager.audit.listPeople();
      expect(people.map((each) => each.id)).toContain(own);
      const [last] = await list({ area: 'account' });
      expect(last).toMatchObject({
        title: 'Rolle geändert',
        differences: [{ before: 'Kurier', after: 'Mitarbeiter' }],
      });
      expect(await list({ area: 'accounting' })).toEqual([]);
      expect((await list({ person: own }))[0]).toEqual(last);
      expect(await list({ person: id, area: 'account' })).toEqual([]);
      expect(await list({ to: '2000-01-01' })).toEqual([]);
      expect(await list({ from: '2000-01-01' })).toEqual(await list());
    });

    it('is for the management alone', async () => {
      for (const ports of [await shop().guest(), await shop().staff()]) {
        await expect(ports.audit.list(ALL)).rejects.toBeInstanceOf(Error);
        await expect(ports.audit.listPeople()).rejects.toBeInstanceOf(Error);
      }
    });

    it('lists the people by the letters of their names, whatever their case and accents', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const rename = async ({ session, account }: Ports, firstname: string) => {
        const { id, lastname, phoneNumber } = await session.loadMe();
        const update = { id: id ?? '', firstname, lastname: lastname ?? '', phoneNumber: phoneNumber ?? '' };
        expect(await account.update(update)).toMatchObject({ ok: true });
      };
      await staff.kitchen.pause(addMinutes(staff.clock.now(), 30));
      await manager.kitchen.endPause();
      await rename(staff, 'Änni');
      await rename(manager, 'Zora');
      const names = (await manager.audit.listPeople()).map((each) => each.name);
      expect(names.filter((each) => /^(Änni|Zora)/.test(each)).map((each) => each.slice(0, 4))).toEqual([
        'Änni',
        'Zora',
      ]);
    });
  });
}
