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
  'order.cancelOwn': 'Cancel the own order while nobody has accepted it',
  'order.repeatOwn': 'Put what was ordered into the cart again',
  'giftCard.readBalance': 'Ask for the balance of a gift card',
  'feedback.send': 'Send feedback',
  'account.edit': 'Change the own account',
  'address.edit': 'Keep addresses',
  'order.listOwn': 'List the own orders',
  'pizza.save': 'Save and name pizzas',
  'changelog.read': 'Read what is new in the app',
  'order.readAll': 'See every order, live',
  'order.step': 'Accept, reject, prepare, hand over, cancel',
  'order.capture': 'Capture an order by phone',
  'order.print': 'Print tickets, see what was printed and how the printers are',
  'kitchen.throttle': 'Pause the delivery, set rush, take something off sale for a while',
  'catalogue.edit': 'Edit products, product groups and option groups',
  'photo.upload': 'Upload photos of products and events',
  'menu.edit': 'Edit menus and the week menu',
  'event.edit': 'Edit events',
  'openingHours.edit': 'Edit both schedules and extraordinary days',
  'settings.edit': 'Edit the profile, preparation time, oven capacity, alarms',
  'giftCard.issue': 'Issue and look up gift cards',
  'giftCard.adjust': 'Correct the balance of a gift card',
  'accounting.read': 'Read the journal and export it',
  'accounting.close': 'Count the cash and close a day',
  'feedback.read': 'Read feedback',
  'feedback.answer': 'Mark feedback as answered',
  'account.readAll': 'List the accounts',
  'accounting.reopen': 'Take back the close of a day, until something is booked on a later one',
  'role.change': 'Change roles',
  'account.manage':
    'Sign others out everywhere, take their second factor away, remove their accounts; demand the factor of the team',
  'catalogue.import': 'Import the whole catalogue from a file',
  'audit.read': 'Read who changed what, when',
  'printer.edit': 'Name the printers and their hosts',
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
};

function rowOf(action: Action): string {
  const roles: readonly Role[] = PERMISSIONS[action];
  const marks = (Object.keys(COLUMNS) as Role[]).map((role) => (roles.includes(role) ? '●' : ''));
  const routes = ROUTES.filter((route) => route.action === action).map(({ method, path }) => `\`${method} ${path}\``);
  return `| \`${action}\` | ${MEANINGS[action]} | ${marks.join(' | ')} | ${routes.join('<br>')} |`;
}

const page = `# Permissions

Who may do what, from the one table in \`packages/core/src/role/permission.ts\`. The server refuses by it, the screens hide by it. Whoever is not signed in and may not is answered 401, whoever is signed in and may not 403. An empty cell under routes: decided, no route yet. This page is written by a test; after a change of the table or the contract run \`npx -y pnpm@12 vitest run packages/contract/src/permissions -u\`.

| action | meaning | ${Object.values(COLUMNS).join(' | ')} | routes under \`/api\` |
|---|---|---|---|---|---|---|---|
${(Object.keys(PERMISSIONS) as Action[]).map(rowOf).join('\n')}
`;

describe('docs/permissions.md', () => {
  it('shows the table as it is', async () => {
    await expect(page).toMatchFileSnapshot('../../../docs/permissions.md');
  });
});
