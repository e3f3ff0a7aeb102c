import type { Action } from '../role/permission.ts';

/** What a key may be made for. */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'catalogue:read',
  'catalogue:write',
  'books:read',
  'availability:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** German descriptions for the management. */
export const API_SCOPE_LABELS: Record<ApiScope, string> = {
  'orders:read': 'Bestellungen lesen, mit Namen und Adressen',
  'orders:write': 'Bestellungen erfassen und weiterführen',
  'catalogue:read': 'Sortiment lesen',
  'catalogue:write': 'Sortiment ändern',
  'books:read': 'Buchhaltung lesen',
  'availability:write': 'Ausverkauft, Pause und Hochbetrieb melden',
};

/**
 * The actions of the permission table that each scope opens to a key; the routes follow from their actions. What no
 * scope names is closed to every key: roles, gift cards, VAT, closing the books, devices and keys.
 */
export const SCOPE_ACTIONS: Record<ApiScope, readonly Action[]> = {
  'orders:read': ['order.readAll', 'order.read'],
  'orders:write': ['order.capture', 'order.step', 'order.edit'],
  'catalogue:read': ['catalogue.read', 'promotion.read'],
  'catalogue:write': ['catalogue.edit', 'photo.upload'],
  'books:read': ['accounting.read', 'bookkeeping.read'],
  'availability:write': ['kitchen.throttle'],
};

/** What every key may: read the time, its own account, and what every screen shows of the restaurant. */
export const ACTIONS_OF_EVERY_KEY: readonly Action[] = ['session.use', 'restaurant.read'];

/** Everything that a key with these scopes may, as far as its maker may too. */
export const actionsOf = (scopes: readonly ApiScope[]): readonly Action[] => [
  ...ACTIONS_OF_EVERY_KEY,
  ...scopes.flatMap((scope) => SCOPE_ACTIONS[scope]),
];

/** The scope that opens an action to keys; null where every key may, or none. */
export const scopeOf = (action: Action): ApiScope | null =>
  API_SCOPES.find((scope) => SCOPE_ACTIONS[scope].includes(action)) ?? null;
