import { ACCOUNT_LIST, type AccountQuery, accountPage } from '@ofenpost/core/account/account-list';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ALL: AccountQuery = { ...ACCOUNT_LIST.start, size: 100 };
const idOf = async ({ session }: Ports): Promise<string> => (await session.loadMe()).id ?? '';

export function describeAccountAdminPort(name: string, openShop: OpenShop): void {
  describeWithShop('account desk', name, openShop, (shop) => {
    it('lists the accounts by role and by what is known of them', async () => {
      const staff = await shop().staff();
      const { email } = await staff.session.loadMe();
      const own = await idOf(staff);
      const ids = async (query: Partial<AccountQuery>) =>
        accountPage.parse(await staff.accountAdmin.list({ ...ALL, ...query })).rows.map(({ id }) => id);
      expect(await ids({ q: (email ?? '').toUpperCase() })).toEqual([own]);
      expect(await ids({ role: 'staff' })).toContain(own);
      expect(await ids({ role: 'courier' })).not.toContain(own);
      expect(await staff.accountAdmin.find(own)).toMatchObject({ id: own, orders: 0, lastOrder: null });
      expect(await staff.accountAdmin.find(UNKNOWN_ID)).toBeNull();
    });

    it('gives another role, and signs the person out everywhere', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const id = await idOf(staff);
      const seen = { rolesId: ROLES_ID.courier, seen: ROLES_ID.staff };
      const changed = await manager.accountAdmin.changeRole(id, seen);
      expect(changed).toMatchObject(ok({ rolesId: ROLES_ID.courier, sessions: 0 }));
      expect(await idOf(staff)).toBe('');
      expect(await manager.accountAdmin.changeRole(id, seen)).toEqual(changed);
      const outdated = { rolesId: ROLES_ID.customer, seen: ROLES_ID.staff };
      expect(await manager.accountAdmin.changeRole(id, outdated)).toEqual(
        err({ code: 'roleOutdated', rolesId: ROLES_ID.courier }),
      );
      await manager.accountAdmin.changeRole(id, { rolesId: ROLES_ID.staff, seen: ROLES_ID.courier });
      expect((await (await shop().staff()).session.loadMe()).rolesId).toBe(ROLES_ID.staff);
    });

    it('keeps the last manager', async () => {
      const manager = await shop().manager();
      const id = await idOf(manager);
      const lower = { rolesId: ROLES_ID.staff, seen: ROLES_ID.manager };
      expect(await manager.accountAdmin.changeRole(id, lower)).toEqual(err({ code: 'lastManager' }));
      expect(await manager.accountAdmin.remove(id)).toEqual(err({ code: 'lastManager' }));
    });

    it('signs out everywhere', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      expect(await manager.accountAdmin.signOut(await idOf(staff))).toMatchObject(ok({ sessions: 0 }));
      expect(await idOf(staff)).toBe('');
      expect(await manager.accountAdmin.signOut(UNKNOWN_ID)).toEqual(err({ code: 'accountUnknown' }));
    });

    it('is for staff, and changes are for the management', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const id = await idOf(staff);
      await expect(guest.accountAdmin.list(ALL)).rejects.toBeInstanceOf(Error);
      await expect(guest.accountAdmin.find(id)).rejects.toBeInstanceOf(Error);
      const wish = { rolesId: ROLES_ID.manager, seen: ROLES_ID.staff };
      await expect(staff.accountAdmin.changeRole(id, wish)).rejects.toBeInstanceOf(Error);
      await expect(staff.accountAdmin.signOut(id)).rejects.toBeInstanceOf(Error);
      await expect(staff.accountAdmin.remove(id)).rejects.toBeInstanceOf(Error);
    });

    it('removes an account once', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const id = await idOf(staff);
      expect(await manager.accountAdmin.remove(id)).toMatchObject(ok({ id }));
      expect(await idOf(staff)).toBe('');
      expect(await manager.accountAdmin.find(id)).toBeNull();
      expect(await manager.accountAdmin.remove(id)).toEqual(err({ code: 'accountUnknown' }));
    });
  });
}
