import type { ApiKey } from '@ofenpost/core/api-key/api-key';
import { createApiKeySecret } from '@ofenpost/core/api-key/api-key-secret';
import type { ApiKeyPort } from '@ofenpost/core/api-key/api-key.port';
import { type ApiKeyRepository, type NewApiKey, createApiKeyUseCases } from '@ofenpost/core/api-key/api-key.use-cases';
import { fullName } from '@ofenpost/core/contact/full-name';
import { appendAudit } from './audit.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

/** A key as it is stored. Nobody calls this shop with it: the secret is not needed, only its place. */
export type StoredApiKey = NewApiKey & Pick<ApiKey, 'replacedAt'> & { readonly isRevoked: boolean };

const createApiKeyRepository = (shop: Shop): ApiKeyRepository => {
  const { apiKeys, accounts } = shop;
  const shown = ({ secretHash: _secretHash, isRevoked: _isRevoked, madeById, ...key }: StoredApiKey): ApiKey => {
    const maker = accounts.get(madeById ?? '');
    return { ...key, madeBy: maker === undefined ? null : fullName(maker), lastUsedAt: null };
  };
  const change = (id: string, changed: Partial<StoredApiKey>) => {
    const stored = apiKeys.get(id);
    if (stored !== undefined) apiKeys.set(id, { ...stored, ...changed });
  };
  const list = async () =>
    [...apiKeys.values()]
      .filter(({ isRevoked }) => !isRevoked)
      .toReversed()
      .map(shown);
  return {
    list,
    lock: async (id) => (await list()).find((key) => key.id === id) ?? null,
    add: async (key) => void apiKeys.set(key.id, { ...key, replacedAt: null, isRevoked: false }),
    replace: async (id, replaced) => change(id, replaced),
    revoke: async (id) => change(id, { isRevoked: true }),
    recordAudit: async (entry) => appendAudit(shop, entry),
  };
};

export function createApiKeyInMemory(shop: Shop, visitor: Visitor): ApiKeyPort {
  const keysFor = createApiKeyUseCases({
    clock: shop.clock,
    transaction: (work) => shop.transaction(() => work(createApiKeyRepository(shop))),
    createId: () => crypto.randomUUID(),
    createSecret: () => createApiKeySecret('test', (count) => crypto.getRandomValues(new Uint8Array(count))),
    hashOf: (secret) => secret,
  });
  const management = () => keysFor(requireMay(visitor, 'apiKey.manage').id);
  return {
    list: async () => management().list(),
    make: async (draft) => management().make(draft),
    rotate: async (id) => management().rotate(id),
    revoke: async (id) => management().revoke(id),
  };
}
