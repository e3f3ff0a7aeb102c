import { type Role, type RoleHolder, roleOf } from './role.ts';

const EVERYONE = ['guest', 'customer', 'courier', 'staff', 'manager'] as const;
const SIGNED_IN = ['customer', 'courier', 'staff', 'manager'] as const;
const STAFF = ['staff', 'manager'] as const;
const MANAGER = ['manager'] as const;

/**
 * The table of permissions that the server, the contract and the screens read. Source: specification, section 6, and
 * product design, "Roles".
 */
export const PERMISSIONS = {
  'session.use': EVERYONE,
  'restaurant.read': EVERYONE,
  'catalogue.read': EVERYONE,
  'cart.change': EVERYONE,
  'order.place': EVERYONE,
  /** One order: the own one, or one by its capability. */
  'order.read': EVERYONE,
  'order.cancelOwn': EVERYONE,
  /** To add the lines of an order to the cart again. */
  'order.repeatOwn': EVERYONE,
  'giftCard.readBalance': EVERYONE,
  'feedback.send': EVERYONE,

  'account.edit': SIGNED_IN,
  'address.edit': SIGNED_IN,
  'order.listOwn': SIGNED_IN,
  'pizza.save': SIGNED_IN,

  'changelog.read': STAFF,
  'order.readAll': STAFF,
  'order.step': STAFF,
  'order.capture': STAFF,
  /** To print tickets. */
  'order.print': STAFF,
  /** To set pause, rush and sold out. */
  'kitchen.throttle': STAFF,
  'catalogue.edit': STAFF,
  /** To upload photos of products and events. */
  'photo.upload': STAFF,
  'menu.edit': STAFF,
  'event.edit': STAFF,
  'openingHours.edit': STAFF,
  'settings.edit': STAFF,
  'giftCard.issue': STAFF,
  'giftCard.adjust': STAFF,
  'accounting.read': STAFF,
  'accounting.close': STAFF,
  'feedback.read': STAFF,
  'feedback.answer': STAFF,
  'account.readAll': STAFF,

  /** To reverse the close of a day. */
  'accounting.reopen': MANAGER,
  'role.change': MANAGER,
  /**
   * To sign others out, to remove a second factor that they lost, and to remove their accounts; to require the factor
   * of the team.
   */
  'account.manage': MANAGER,
  /** To import the whole catalogue from a file. */
  'catalogue.import': MANAGER,
  /** To read who changed what, and when. */
  'audit.read': MANAGER,
  /** To set a printer's host, because the server connects to it. */
  'printer.edit': MANAGER,
  /** To print a test page, because it shows whether a printer listens at a host. */
  'printer.try': MANAGER,
  /** To set the largest amount that staff may move by hand, and to move more. */
  'staffLimit.edit': MANAGER,
  'vatRate.edit': MANAGER,
  'deliveryArea.edit': MANAGER,
  'giftCard.void': MANAGER,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

/** The actions that need no sign-in. */
export type OpenAction = {
  [A in Action]: 'guest' extends (typeof PERMISSIONS)[A][number] ? A : never;
}[Action];

/**
 * Whether this account (a guest's too) may do it: the screens hide controls by it, and the server refuses calls. An
 * action that the table does not name is forbidden.
 */
export function may(account: RoleHolder, action: Action): boolean {
  const roles: readonly Role[] = Object.hasOwn(PERMISSIONS, action) ? PERMISSIONS[action] : [];
  return roles.includes(roleOf(account));
}
