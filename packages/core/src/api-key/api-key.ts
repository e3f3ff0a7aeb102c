import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { type Instant, instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { requiredName } from '../validation/required-name.ts';
import { API_SCOPES, type ApiScope, actionsOf } from './api-scope.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** For so long the replaced key works beside the new one. */
const OVERLAP_DAYS = 7;
/** So long before its end the management is warned. */
const WARNED_DAYS = 30;

/** For how many days a key can be made; the first is proposed. */
export const API_KEY_DAYS = [365, 90, 30] as const;
export type ApiKeyDays = (typeof API_KEY_DAYS)[number];

const NAME_REQUIRED = 'Gib dem Schlüssel einen Namen, etwa «Kassenbrücke»';

/** What the management chooses for a new key. */
export const apiKeyDraft = z.object(
  {
    name: requiredName(NAME_REQUIRED),
    scopes: z.array(z.enum(API_SCOPES, 'Dieses Recht gibt es nicht'), 'Wähle, was der Schlüssel darf').check(
      z.minLength(1, 'Wähle, was der Schlüssel darf'),
      z.refine((scopes) => new Set(scopes).size === scopes.length, 'Jedes Recht nur einmal'),
    ),
    days: z.literal([...API_KEY_DAYS], 'Wähle, wie lange der Schlüssel gilt'),
  },
  FORM_MISSING,
);
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>;

export const BLANK_API_KEY: ApiKeyDraft = { name: '', scopes: [], days: API_KEY_DAYS[0] };

/** A key as the management sees it in the list: never its secret. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Its beginning and its last four characters, to tell keys apart. */
  prefix: z.string(),
  lastFour: z.string(),
  /** Null once the account of whoever made it was removed: the key then opens nothing. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
  expiresAt: instant,
  /** To the hour; null while it was never used. */
  lastUsedAt: z.nullable(instant),
  /** Set once another key takes its place. */
  replacedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof apiKey>;

/** A new key with its secret, which is shown this one time: only its hash is stored. */
export const madeApiKey = z.object({ keys: z.array(apiKey), id: z.uuid(), secret: z.string() });
export type MadeApiKey = z.infer<typeof madeApiKey>;

export const apiKeyError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('apiKeyUnknown') }),
  /** It was replaced already, or is not valid any more. */
  z.object({ code: z.literal('apiKeyNotRotatable') }),
]);
export type ApiKeyError = z.infer<typeof apiKeyError>;

/** German messages for the management. */
export const API_KEY_MESSAGES: Record<ApiKeyError['code'], string> = {
  apiKeyUnknown: 'Diesen Schlüssel gibt es nicht mehr.',
  apiKeyNotRotatable: 'Dieser Schlüssel ist schon ersetzt oder abgelaufen. Mach einen neuen.',
};

const daysAfter = (at: Instant, days: number): Instant => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When a key ends that is made now for so many days. */
export const apiKeyEnd = (now: Instant, days: number): Instant => daysAfter(now, days);

/** For how many days a key was made, so that the one that replaces it is valid as long. */
export const daysOf = ({ madeAt, expiresAt }: Pick<ApiKey, 'madeAt' | 'expiresAt'>): number =>
  Math.round((Date.parse(expiresAt) - Date.parse(madeAt)) / DAY_MS);

/** When a key ends that is replaced now: a week later, unless it ends before. */
export function replacedEnd({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: Instant): Instant {
  const end = daysAfter(now, OVERLAP_DAYS);
  return Date.parse(expiresAt) < Date.parse(end) ? expiresAt : end;
}

/** The hour of an instant: more exactly it is not stored when a key was used. */
export const hourOf = (at: Instant): Instant => new Date(Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS).toISOString();

/** How a key stands at the moment. */
export type ApiKeyState = 'valid' | 'replaced' | 'ending' | 'expired' | 'withoutMaker';

export function apiKeyState({ expiresAt, replacedAt, madeBy }: ApiKey, now: Instant): ApiKeyState {
  if (Date.parse(now) >= Date.parse(expiresAt)) return 'expired';
  if (madeBy === null) return 'withoutMaker';
  if (replacedAt !== null) return 'replaced';
  return Date.parse(daysAfter(now, WARNED_DAYS)) >= Date.parse(expiresAt) ? 'ending' : 'valid';
}

/** Whether another key may take its place. */
export const isRotatable = (key: ApiKey, now: Instant): boolean => ['valid', 'ending'].includes(apiKeyState(key, now));

type KeyHolder = Pick<ApiKey, 'id' | 'name'> & { readonly scopes: readonly ApiScope[]; readonly makerRolesId: number };

/** The account under which a key acts: its own name, its scopes, and at most the role that its maker has now. */
export const accountOfApiKey = ({ id, name, scopes, makerRolesId }: KeyHolder): Account => ({
  id,
  firstname: name,
  lastname: '',
  // It belongs to nobody and gets no mail: the top-level name exists for that (RFC 2606).
  email: `${id}@api-key.invalid`,
  phoneNumber: '',
  rolesId: makerRolesId,
  apiKey: { actions: actionsOf(scopes) },
});
