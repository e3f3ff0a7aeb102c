import { AUDIT_LIST, type AuditQuery, auditPage } from '@ofenpost/core/audit/audit-list';
import { NEW_VERSION } from '@ofenpost/core/catalogue/goods';
import type { Ports } from '@ofenpost/core/ports';
import { ROLES_ID } from '@ofenpost/core/session/role';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
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
      const group = { name: `Protokoll ${crypto.randomUUID()}`, description: '', visible: true };
      const id = crypto.randomUUID();
      await staff.catalogueDesk.save('productGroup', id, { version: NEW_VERSION, value: group });
      await staff.catalogueDesk.setArchived('productGroup', id, true);
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
      // Over already.
      await staff.kitchen.endPause();
      const rows = await list();
      expect(rows).toHaveLength(before.length + 2);
      expect(rows.slice(0, 2)).toMatchObject([
        { by, title: 'Lieferpause beendet', differences: [{ label: 'Bis', after: '–' }] },
        { by, title: 'Lieferung pausiert', differences: [{ label: 'Bis', before: '–' }] },
      ]);
    });

    it('is filtered by area, person and days', async () => {
      const manager = await shop().manager();
      const id = (await (await shop().staff()).session.loadMe()).id ?? '';
      await manager.accountDesk.changeRole(id, { rolesId: ROLES_ID.courier, seen: ROLES_ID.staff });
      await manager.accountDesk.changeRole(id, { rolesId: ROLES_ID.staff, seen: ROLES_ID.courier });
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
  });
}
