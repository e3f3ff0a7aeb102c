import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { readonly payload: AdapterPayload; readonly expiresAt: number };

const SECOND = 1000;

/** The local provider's storage, which lasts as long as the process. Source: oidc-provider, example/my_adapter.js. */
export function createMemoryAdapterFactory(): (name: string) => Adapter {
  const entries = new Map<string, Entry>();

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, { payload }]) => key.startsWith(`${name}:`) && matches(payload))?.[1].payload;

    return {
      upsert: async (id, payload, expiresIn = Infinity) => {
        const now = Date.now();
        for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
        entries.set(keyOf(id), { payload, expiresAt: now + expiresIn * SECOND });
      },
      find: async (id) => entries.get(keyOf(id))?.payload,
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id))?.payload;
        if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / SECOND);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
