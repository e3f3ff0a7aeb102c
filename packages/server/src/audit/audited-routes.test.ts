import { ROUTES } from '@ofenpost/contract/routes';
import { GUEST } from '@ofenpost/core/account/guest';
import { AUDITED_ACTIONS } from '@ofenpost/core/audit/audited-actions';
import type { AuditedAction } from '@ofenpost/core/record/audit-entry';
import { PERMISSIONS, may } from '@ofenpost/core/role/permission';
import { expect, it } from 'vitest';

const items = ['product', 'productGroup', 'optionGroup', 'pizzaSize', 'pizzaIngredient'] as const;

/**
 * The routes with which staff change something, with the entry in the audit log. `audit.suite.ts` and the tests of the
 * use cases check that it is written.
 */
const WRITTEN: ReadonlyMap<string, AuditedAction> = new Map<string, AuditedAction>([
  ['orderDesk.step', 'order.stepped'],
  ['orderCapture.capture', 'order.captured'],
  ['kitchen.pause', 'delivery.paused'],
  ['kitchen.endPause', 'delivery.paused'],
  ['kitchen.rush', 'kitchen.rushed'],
  ['kitchen.endRush', 'kitchen.rushed'],
  ['kitchen.sellOut', 'offer.soldOut'],
  ['giftCardDesk.issue', 'giftCard.issued'],
  ['giftCardDesk.adjust', 'giftCard.adjusted'],
  ['giftCardDesk.void', 'giftCard.voided'],
  ...items.flatMap((kind): [string, AuditedAction][] => [
    [`catalogueDesk.${kind}.save`, `${kind}.changed`],
    [`catalogueDesk.${kind}.setArchived`, `${kind}.archived`],
  ]),
  ['catalogueDesk.arrange', 'catalogue.arranged'],
  ['catalogueDesk.arrangePizzaParts', 'catalogue.arranged'],
  ['catalogueImport.start', 'catalogue.imported'],
  ['catalogueImport.cancel', 'catalogue.importCancelled'],
  ['menuDesk.save', 'menu.changed'],
  ['menuDesk.remove', 'menu.changed'],
  ['weekMenuDesk.save', 'weekMenu.changed'],
  ['eventDesk.save', 'event.changed'],
  ['eventDesk.remove', 'event.changed'],
  ['accountDesk.changeRole', 'role.changed'],
  ['accountDesk.signOut', 'account.signedOut'],
  ['accountDesk.removeSecondFactor', 'secondFactor.removed'],
  ['accountDesk.remove', 'account.removed'],
  ['accounting.closeDay', 'day.closed'],
  ['accounting.reverseClose', 'close.reversed'],
]);

const READS = 'It only reads: what is searched for stands in no address.';
const BOOKED = 'It is an entry of the journal, which keeps who made it and is never changed.';
const PRINTED = 'It is an entry of the journal of prints, which is never changed.';
/** Routes that change neither money, orders nor availability, or whose changes are recorded elsewhere. */
const NOT_WRITTEN: ReadonlyMap<string, string> = new Map([
  ['accountDesk.list', READS],
  ['audit.list', READS],
  ['giftCardDesk.list', READS],
  ['giftCardDesk.find', READS],
  ['orderDesk.findEarlier', READS],
  ['orderCapture.findCaller', READS],
  ['accounting.moveCash', BOOKED],
  ['accounting.refund', BOOKED],
  ['accounting.countCash', 'The last count of a day stands in its close.'],
  ['catalogueImport.prepare', 'It changes nothing before it is started.'],
  ['catalogueImport.prepareAgain', 'It changes nothing before it is started.'],
  ['catalogueImport.dismiss', 'It hides a notice.'],
  ['photo.upload', 'It shows nowhere before a product or an event that names it is saved.'],
  ['printing.print', PRINTED],
  ['printing.dismiss', PRINTED],
  ['printing.test', 'It prints a text that is always the same.'],
  ['feedbackDesk.answer', 'An answer to feedback touches no money and no order.'],
  ['feedbackDesk.reopen', 'An answer to feedback touches no money and no order.'],
]);

const isOfStaff = ({ action }: (typeof ROUTES)[number]) =>
  !may(GUEST, action) && !PERMISSIONS[action].some((role) => role === 'customer');
const CHANGING = ROUTES.filter((route) => route.method !== 'GET' && isOfStaff(route)).map(({ name }) => name);

const isWritten = (name: string) => WRITTEN.has(name) || /^settings\.\w+\.save$/.test(name);

it.each(CHANGING)('%s is written to the audit log, or it is said why not', (name) => {
  expect([isWritten(name), NOT_WRITTEN.has(name)].filter(Boolean)).toHaveLength(1);
});

it('names actions that the audit log knows', () => {
  expect([...WRITTEN.values()].filter((action) => !AUDITED_ACTIONS.includes(action))).toEqual([]);
});

it('names no route that is gone', () => {
  expect([...WRITTEN.keys(), ...NOT_WRITTEN.keys()].filter((name) => !CHANGING.includes(name))).toEqual([]);
});
