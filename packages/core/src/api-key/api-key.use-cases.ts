import type { AuditEntry } from '../record/audit-entry.ts';
import { err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import type { ApiKeyPort } from './api-key.port.ts';
import { type ApiKey, apiKeyEnd, daysOf, isRotatable, replacedEnd } from './api-key.ts';

/** A new key as it is stored: the hash of its secret in place of the secret. */
export type NewApiKey = Omit<ApiKey, 'madeBy' | 'lastUsedAt' | 'replacedAt'> & {
  readonly madeById: string | null;
  readonly secretHash: string;
};

/** The keys, in one transaction. */
export type ApiKeyRepository = {
  /** Those that are not revoked, the newest first. */
  list(): Promise<readonly ApiKey[]>;
  /** One that is not revoked, locked until the end of the transaction: two rotations make one key. */
  lock(id: string): Promise<ApiKey | null>;
  add(key: NewApiKey): Promise<void>;
  replace(id: string, replaced: { readonly replacedAt: Instant; readonly expiresAt: Instant }): Promise<void>;
  /** Ends a key at once, with its open live answers, and takes it off the list. */
  revoke(id: string, at: Instant): Promise<void>;
  recordAudit(entry: Omit<AuditEntry, 'number'>): Promise<void>;
};

type Dependencies = {
  readonly clock: ClockPort;
  readonly transaction: <T>(work: (keys: ApiKeyRepository) => Promise<T>) => Promise<T>;
  readonly createId: () => string;
  readonly createSecret: () => string;
  /** A plain hash is enough: nobody finds 178 random bits from it. */
  readonly hashOf: (secret: string) => string;
};

const PREFIX_CHARACTERS = 'ofp_live_'.length;

const recorded = ({ name, scopes, expiresAt }: Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>) => ({
  name,
  scopes: scopes.join(', '),
  expiresAt,
});

/** How keys are made, replaced and revoked. The caller has checked permission and input. */
export const createApiKeyUseCases =
  ({ clock, transaction, createId, createSecret, hashOf }: Dependencies) =>
  (actorId: string | null): ApiKeyPort => {
    /** A key from now on for so many days, with its secret. */
    function newKey({ name, scopes }: Pick<ApiKey, 'name' | 'scopes'>, days: number, at: Instant) {
      const secret = createSecret();
      const key: NewApiKey = {
        id: createId(),
        name,
        scopes,
        prefix: secret.slice(0, PREFIX_CHARACTERS),
        lastFour: secret.slice(-4),
        madeById: actorId,
        madeAt: at,
        expiresAt: apiKeyEnd(at, days),
        secretHash: hashOf(secret),
      };
      return { key, secret };
    }
    return {
      list: () => transaction(({ list }) => list()),
      make: (draft) => {
        const at = clock.now();
        const { key, secret } = newKey(draft, draft.days, at);
        return transaction(async (keys) => {
          await keys.add(key);
          const change = { action: 'apiKey.made', subject: key.id, before: null, after: recorded(key) } as const;
          await keys.recordAudit({ at, actorId, ...change });
          return { keys: [...(await keys.list())], id: key.id, secret };
        });
      },
      rotate: (id) => {
        const at = clock.now();
        return transaction(async (keys) => {
          const found = await keys.lock(id);
          if (found === null) return err({ code: 'apiKeyUnknown' });
          if (!isRotatable(found, at)) return err({ code: 'apiKeyNotRotatable' });
          const { key, secret } = newKey(found, daysOf(found), at);
          const expiresAt = replacedEnd(found, at);
          await keys.add(key);
          await keys.replace(id, { replacedAt: at, expiresAt });
          const [before, after] = [recorded(found), recorded({ ...found, expiresAt })];
          await keys.recordAudit({ at, actorId, action: 'apiKey.rotated', subject: id, before, after });
          return ok({ keys: [...(await keys.list())], id: key.id, secret });
        });
      },
      revoke: (id) => {
        const at = clock.now();
        return transaction(async (keys) => {
          const found = await keys.lock(id);
          if (found === null) return err({ code: 'apiKeyUnknown' });
          await keys.revoke(id, at);
          const change = { action: 'apiKey.revoked', subject: id, before: recorded(found), after: null } as const;
          await keys.recordAudit({ at, actorId, ...change });
          return ok(await keys.list());
        });
      },
    };
  };
