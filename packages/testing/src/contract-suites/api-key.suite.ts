import { ACCOUNT_LIST } from '@ofenpost/core/account/account-list';
import { type ApiKey, apiKeyState, daysOf } from '@ofenpost/core/api-key/api-key';
import { isApiKeySecret } from '@ofenpost/core/api-key/api-key-secret';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const TILL = { name: 'Kassenbrücke', scopes: ['orders:read', 'books:read'], days: 365 } as const;
const DRAFT = { ...TILL, scopes: [...TILL.scopes] };
const UNKNOWN = '00000000-0000-4000-8000-00000000dead';

const idsOf = (keys: readonly ApiKey[]) => keys.map(({ id }) => id);

export function describeApiKeyPort(name: string, openShop: OpenShop): void {
  describeWithShop('API key', name, openShop, (shop) => {
    it('is made with a secret that the list never shows', async () => {
      const management = await shop().manager();
      const { secret, id, keys } = await management.apiKey.make(DRAFT);
      expect(isApiKeySecret(secret)).toBe(true);
      const [listed] = await management.apiKey.list();
      expect(listed).toEqual(keys[0]);
      expect(listed).toMatchObject({ id, name: TILL.name, scopes: TILL.scopes, lastUsedAt: null, replacedAt: null });
      expect(listed?.madeBy).toMatch(/\w/);
      expect(secret.startsWith(listed?.prefix ?? '-') && secret.endsWith(listed?.lastFour ?? '-')).toBe(true);
      expect(JSON.stringify(keys)).not.toContain(secret);
      expect(listed && daysOf(listed)).toBe(365);
    });

    it('is replaced by one that may as much for as long, and works on for a week', async () => {
      const { apiKey, clock } = await shop().manager();
      const made = await apiKey.make(DRAFT);
      const rotated = await apiKey.rotate(made.id);
      if (!rotated.ok) throw new Error(rotated.error.code);
      const { keys, id, secret } = rotated.value;
      expect(secret).not.toBe(made.secret);
      const [fresh, old] = [keys.find((key) => key.id === id), keys.find((key) => key.id === made.id)];
      expect(fresh).toMatchObject({ name: TILL.name, scopes: TILL.scopes, replacedAt: null });
      expect(fresh && daysOf(fresh)).toBe(365);
      expect(old && apiKeyState(old, clock.now())).toBe('replaced');
      expect(Date.parse(old?.expiresAt ?? '') - Date.parse(old?.replacedAt ?? '')).toBe(7 * 24 * 60 * 60_000);
      expect(await apiKey.rotate(made.id)).toEqual(err({ code: 'apiKeyNotRotatable' }));
    });

    it('is replaced once by two who do it at the same time', async () => {
      const { apiKey } = await shop().manager();
      const { id } = await apiKey.make(DRAFT);
      const results = await Promise.all([apiKey.rotate(id), apiKey.rotate(id)]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('is revoked once', async () => {
      const { apiKey } = await shop().manager();
      const { id } = await apiKey.make(DRAFT);
      const left = await apiKey.revoke(id);
      expect(left.ok && idsOf(left.value)).not.toContain(id);
      expect(await apiKey.revoke(id)).toEqual(err({ code: 'apiKeyUnknown' }));
      expect(await apiKey.rotate(id)).toEqual(err({ code: 'apiKeyUnknown' }));
      expect(await apiKey.revoke(UNKNOWN)).toEqual(err({ code: 'apiKeyUnknown' }));
    });

    it('leaves entries in the audit log, without its secret', async () => {
      const { apiKey, audit } = await shop().manager();
      const { id, secret } = await apiKey.make(DRAFT);
      const rotated = await apiKey.rotate(id);
      await apiKey.revoke(id);
      const { rows } = await audit.list({ ...AUDIT_LIST.start, q: TILL.name });
      const log = JSON.stringify(rows);
      for (const title of ['erstellt', 'ersetzt', 'widerrufen']) expect(log).toContain(`API-Schlüssel ${title}`);
      expect(log).not.toContain(secret);
      expect(log).not.toContain(rotated.ok ? rotated.value.secret : secret);
    });

    it('is none of the accounts', async () => {
      const { apiKey, accountAdmin } = await shop().manager();
      await apiKey.make(DRAFT);
      expect((await accountAdmin.list({ ...ACCOUNT_LIST.start, q: TILL.name })).rows).toEqual([]);
    });

    it('is a matter of the management', async () => {
      const { apiKey } = await shop().staff();
      await expect(apiKey.list()).rejects.toBeInstanceOf(Error);
      await expect(apiKey.make(DRAFT)).rejects.toBeInstanceOf(Error);
      await expect(apiKey.rotate(UNKNOWN)).rejects.toBeInstanceOf(Error);
      await expect(apiKey.revoke(UNKNOWN)).rejects.toBeInstanceOf(Error);
    });
  });
}
