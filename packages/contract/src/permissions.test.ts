import { GUEST } from '@ofenpost/core/account/guest';
import { type Action, PERMISSIONS, may } from '@ofenpost/core/role/permission';
import type { Role } from '@ofenpost/core/role/role';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

describe('the contract', () => {
  it('is walked', () => {
    expect(ROUTES.length).toBeGreaterThan(12);
    expect(ROUTES.filter(({ method, path }) => method === '' || !path.startsWith('/'))).toEqual([]);
  });

  it('has no two routes of one method and path', () => {
    const keys = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`);
    expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
  });

  it.each(ROUTES)('has a row in the permission table for $name', ({ action }) => {
    expect(Object.keys(PERMISSIONS)).toContain(action);
  });

  it.each(ROUTES)('announces a refusal where not everybody may: $name', ({ action, errors }) => {
    const isGuarded = !may(GUEST, action);
    expect(['UNAUTHORIZED', 'FORBIDDEN'].map((code) => errors.includes(code))).toEqual([isGuarded, isGuarded]);
  });
});

/** What each action means, for docs/permissions.md. */
const MEANINGS: Record<Action, string> = {
  'session.use': 'Sign in and out, see who is signed in, read the clock of the shop',
  'restaurant.read': 'Read the profile, opening hours, menus, events, delivery areas',
  'catalogue.read': 'Read products and the parts of a pizza',
  'cart.change': 'Read and change the own cart',
  'order.place': 'Place an order',
  'order.read': 'Read the own order, or one whose link one has, and follow it live',
  'order.find': 'Find a guest’s order again by its number and phone number',
  'order.cancelOwn': 'Cancel the own order until it is accepted, or once its promise is broken',
  'order.repeatOwn': 'Put what was ordered into the cart again',
  'order.notify': 'Be told on this device what becomes of the own order',
  'pickup.read': 'Read the numbers on the pick-up screen',
  'giftCard.readBalance': 'Ask for the balance of a gift card',
  'promotion.read': 'See the happy hours',
  'promotion.check': 'Try the code of a promotion',
  'payment.begin': 'Begin to pay the own order online',
  'feedback.send': 'Send feedback',
  'device.start': 'Turn this browser into the device of a code',
  'account.edit': 'Change the own account',
  'address.edit': 'Keep addresses',
  'order.listOwn': 'List the own orders',
  'pizza.save': 'Save and name pizzas',
  'courier.readTour': 'Read the own tour',
  'courier.drive': 'Hand over the orders of the own tour, or bring them back',
  'courier.handIn': 'Count the own cash at the end of a tour',
  'courier.assign': 'Give an order to a courier',
  'changelog.read': 'Read what is new in the app',
  'order.readAll': 'See every order, live',
  'order.notifyStaff': 'Be told of orders and alarms on a device of one’s own',
  'order.step': 'Accept, reject, prepare, hand over, cancel',
  'order.edit': 'Edit an open order: lines, address, remark, means of payment; deliver again for nothing',
  'order.correctPayment': 'Correct how an order was paid at the door',
  'order.capture': 'Capture an order by phone',
  'payment.read': 'See what guests paid online, and what became of it',
  'payment.check': 'Ask whether the payment provider answers',
  'order.print': 'Print tickets, see what was printed and how the printers are',
  'kitchen.work': 'See what the kitchen has to make, and report what is done',
  'kitchen.throttle': 'Pause the delivery, set rush, take something off sale for a while',
  'catalogue.edit': 'Edit products, product groups and option groups',
  'photo.upload': 'Upload photos of products and events',
  'menu.edit': 'Edit menus and the week menu',
  'event.edit': 'Edit events',
  'promotion.edit': 'Edit promotions',
  'openingHours.edit': 'Edit both schedules and extraordinary days',
  'settings.edit': 'Edit the profile, preparation time, oven capacity, alarms',
  'giftCard.issue': 'Issue and look up gift cards',
  'giftCard.adjust': 'Correct the balance of a gift card',
  'accounting.read': 'Read the journal and export it',
  'accounting.close': 'Count the cash and close a day',
  'bookkeeping.read': 'Read the entries, the VAT return and the cash book for the fiduciary, and export them',
  'feedback.read': 'Read feedback',
  'feedback.answer': 'Mark feedback as answered',
  'account.readAll': 'List the accounts',
  'accounting.reopen': 'Take back the close of a day, until something is booked on a later one',
  'bookkeeping.edit': 'Set accounts and VAT codes, and how the restaurant pays VAT',
  'role.change': 'Change roles',
  'account.manage':
    'Sign others out everywhere, take their second factor away, remove their accounts; demand the factor of the team',
  'pin.edit': 'Set the own PIN for the devices of the desk',
  'sitting.begin': 'Name oneself at a device of the desk, with the PIN',
  'device.manage': 'Make the devices of the kitchen and of the desk, see them, sign them out',
  'apiKey.manage': 'Make the keys with which other programs call the API, see them, revoke them',
  'catalogue.offerUndeclared': 'Offer something without its allergens, for a reason',
  'catalogue.import': 'Import the whole catalogue from a file',
  'webhook.manage': 'Make the webhooks that tell other programs what happens, see their log, send it again',
  'audit.read': 'Read who changed what, when',
  'printer.edit': 'Name the printers and their hosts',
  'supplier.edit': 'Change by which name, address, contact and VAT number the restaurant sells',
  'printer.try': 'Print a trial on a printer that is saved',
  'staffLimit.edit':
    'Set how much money staff may move by hand (refunds, cash, openings of the till, gift cards), and move more',
  'vatRate.edit': 'Edit VAT rates',
  'deliveryArea.edit': 'Edit delivery areas',
  'giftCard.void': 'Void gift cards',
};

const COLUMNS: Record<Role, string> = {
  guest: 'Gast',
  customer: 'Kunde',
  courier: 'Kurier',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
  deskDevice: 'Gerät am Bestellpult',
  kitchenDevice: 'Gerät in der Küche',
};

function rowOf(action: Action): string {
  const roles: readonly Role[] = PERMISSIONS[action];
  const marks = (Object.keys(COLUMNS) as Role[]).map((role) => (roles.includes(role) ? '●' : ''));
  const routes = ROUTES.filter((route) => route.action === action).map(({ method, path }) => `\`${method} ${path}\``);
  return `| \`${action}\` | ${MEANINGS[action]} | ${marks.join(' | ')} | ${routes.join('<br>')} |`;
}

const page = `# Permissions

Who may do what, from the one table in \`packages/core/src/role/permission.ts\`. The server refuses by it, the screens hide by it. Whoever is not signed in and may not is answered 401, whoever is signed in and may not 403. A device of the desk reads by itself; a change needs a person who named themself there, else it is answered 428. An empty cell under routes: decided, no route yet. This page is written by a test; after a change of the table or the contract run \`npx -y pnpm@12 vitest run packages/contract/src/permissions -u\`.

| action | meaning | ${Object.values(COLUMNS).join(' | ')} | routes under \`/api\` |
|---|---|---|---|---|---|---|---|---|---|
${(Object.keys(PERMISSIONS) as Action[]).map(rowOf).join('\n')}
`;

describe('docs/permissions.md', () => {
  it('shows the table as it is', async () => {
    await expect(page).toMatchFileSnapshot('../../../docs/permissions.md');
  });
});
