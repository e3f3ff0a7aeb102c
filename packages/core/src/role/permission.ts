import { type Role, type RoleHolder, roleOf } from './role.ts';

const EVERYONE = ['guest', 'customer', 'courier', 'staff', 'manager'] as const;
const SIGNED_IN = ['customer', 'courier', 'staff', 'manager'] as const;
const STAFF = ['staff', 'manager'] as const;
const COURIERS = ['courier', 'staff', 'manager'] as const;
const MANAGER = ['manager'] as const;
const ORDER_DESK = [...STAFF, 'deskDevice'] as const;
const KITCHEN = [...ORDER_DESK, 'kitchenDevice'] as const;
const ANY_SCREEN = [...EVERYONE, 'deskDevice', 'kitchenDevice'] as const;

/**
 * The table of permissions that the server, the contract and the screens read. Source: specification, section 6, and
 * product design, "Roles".
 */
export const PERMISSIONS = {
  'session.use': ANY_SCREEN,
  'restaurant.read': ANY_SCREEN,
  'catalogue.read': ANY_SCREEN,
  'cart.change': EVERYONE,
  'order.place': EVERYONE,
  /** One order: the own one, or one by its capability. */
  'order.read': EVERYONE,
  /** To find a guest's order again by its number and the phone number. */
  'order.find': EVERYONE,
  'order.cancelOwn': EVERYONE,
  /** To add the lines of an order to the cart again. */
  'order.repeatOwn': EVERYONE,
  /** To be told on this device what becomes of the own order. */
  'order.notify': EVERYONE,
  /** To read the numbers on the pick-up screen. */
  'pickup.read': ANY_SCREEN,
  'giftCard.readBalance': EVERYONE,
  /** To see the happy hours. */
  'promotion.read': EVERYONE,
  /** To try the code of a promotion. */
  'promotion.check': EVERYONE,
  /** To pay the own order online, or to leave it to the door. */
  'payment.begin': EVERYONE,
  'feedback.send': EVERYONE,
  /** To turn this browser into the device of a code. */
  'device.start': EVERYONE,

  'account.edit': SIGNED_IN,
  'address.edit': SIGNED_IN,
  'order.listOwn': SIGNED_IN,
  'pizza.save': SIGNED_IN,

  /** To read the own tour. */
  'courier.readTour': COURIERS,
  /** To hand over the orders of the own tour, or to bring them back. */
  'courier.drive': COURIERS,
  /** To count the own cash at the end of a tour. */
  'courier.handIn': COURIERS,
  /** To give an order to a courier. */
  'courier.assign': ORDER_DESK,

  'changelog.read': STAFF,
  'order.readAll': ORDER_DESK,
  /** To be told of orders and alarms on a device of one's own. */
  'order.notifyStaff': STAFF,
  'order.step': ORDER_DESK,
  'order.edit': ORDER_DESK,
  /** To correct how an order was paid at the door. */
  'order.correctPayment': ORDER_DESK,
  'order.capture': ORDER_DESK,
  /** To print tickets. */
  'order.print': ORDER_DESK,
  /** To see how guests paid online. */
  'payment.read': ORDER_DESK,
  /** To ask whether the payment provider answers. */
  'payment.check': MANAGER,
  /** To see what the kitchen has to make, and to report what is done. */
  'kitchen.work': KITCHEN,
  /** To set pause, rush and sold out. */
  'kitchen.throttle': ORDER_DESK,
  'catalogue.edit': STAFF,
  /** To upload photos of products and events. */
  'photo.upload': STAFF,
  'menu.edit': STAFF,
  'event.edit': STAFF,
  'promotion.edit': STAFF,
  'openingHours.edit': STAFF,
  'settings.edit': STAFF,
  'giftCard.issue': STAFF,
  'giftCard.adjust': STAFF,
  'accounting.read': STAFF,
  'accounting.close': STAFF,
  /** To read the entries, the VAT return and the cash book for the fiduciary. */
  'bookkeeping.read': STAFF,
  'feedback.read': STAFF,
  'feedback.answer': STAFF,
  'account.readAll': STAFF,
  /** To set the own PIN for the devices of the desk. */
  'pin.edit': STAFF,
  /** To name oneself at a device of the desk, with the PIN. */
  'sitting.begin': ['deskDevice'],

  /** To reverse the close of a day. */
  'accounting.reopen': MANAGER,
  /** To set accounts and VAT codes, and how the restaurant pays VAT. */
  'bookkeeping.edit': MANAGER,
  'role.change': MANAGER,
  /**
   * To sign others out, to remove a second factor that they lost, and to remove their accounts; to require the factor
   * of the team.
   */
  'account.manage': MANAGER,
  /** To make the devices of the restaurant, and to sign them out. */
  'device.manage': MANAGER,
  /** To offer something without its allergens, for a reason. */
  'catalogue.offerUndeclared': MANAGER,
  /** To make the keys with which other programs call the API, and to revoke them. */
  'apiKey.manage': MANAGER,
  /** To tell other programs of what happens, by webhooks. */
  'webhook.manage': MANAGER,
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
  /** To change by which name, address, contact and VAT number the restaurant sells. */
  'supplier.edit': MANAGER,
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
  if (account.apiKey?.actions.includes(action) === false) return false;
  const roles: readonly Role[] = Object.hasOwn(PERMISSIONS, action) ? PERMISSIONS[action] : [];
  return roles.includes(roleOf(account));
}
