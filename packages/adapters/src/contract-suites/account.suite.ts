import { accountUpdateOf } from '@ofenpost/core/account/account-update';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeAccountPort(name: string, openShop: OpenShop): void {
  describeWithShop('account', name, openShop, (shop) => {
    it('changes the own name and phone number, trimmed, and nothing else', async () => {
      const { account, session } = await shop().staff();
      const before = await session.loadMe();
      const update = { id: before.id ?? '', firstname: ' Noëmi ', lastname: 'Meier', phoneNumber: '079 111 22 33' };
      const after = { ...before, ...update, firstname: 'Noëmi' };
      expect(await account.update(update)).toEqual({ ok: true, value: after });
      expect(await session.loadMe()).toEqual(after);
      expect(await account.update(accountUpdateOf(before))).toEqual({ ok: true, value: before });
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
        { phoneNumber: '0791112233' },
        { lastname: 'a\u0000bc' },
      ])
        await expect(account.update({ ...accountUpdateOf(me), ...change })).rejects.toBeInstanceOf(Error);
      expect(await session.loadMe()).toEqual(me);
    });

    it('is closed to guests', async () => {
      const me = await (await shop().staff()).session.loadMe();
      const { account } = await shop().guest();
      await expect(account.update(accountUpdateOf(me))).rejects.toBeInstanceOf(Error);
    });
  });
}
