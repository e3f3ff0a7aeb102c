import { ROUTES } from '@ofenpost/contract/routes';
import { GUEST } from '@ofenpost/core/account/guest';
import { AUDITED_ACTIONS } from '@ofenpost/core/audit/audited-actions';
import { TIMELINE_ACTIONS } from '@ofenpost/core/order-desk/timeline';
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
  ['orderDesk.undo', 'order.undone'],
  ['orderDesk.movePromise', 'order.promiseMoved'],
  ['orderDesk.edit', 'order.edited'],
  ['orderDesk.redeliver', 'order.redelivered'],
  ['orderDesk.withholdAlcohol', 'order.edited'],
  ['orderDesk.seeCancellation', 'order.cancellationSeen'],
  ['orderDesk.correctPayment', 'order.paymentCorrected'],
  ['onlinePaymentAdmin.handled', 'order.paymentCorrected'],
  ['orderCapture.capture', 'order.captured'],
  ['kitchenScreen.report', 'order.kitchenReported'],
  ['kitchenScreen.recall', 'order.kitchenReported'],
  ['kitchenScreen.seeCancellation', 'order.cancellationSeen'],
  ['courier.act', 'order.stepped'],
  ['courier.handIn', 'courier.handedIn'],
  ['courier.assign', 'order.assigned'],
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
  ['promotionDesk.save', 'promotion.changed'],
  ['promotionDesk.remove', 'promotion.changed'],
  ['accountDesk.changeRole', 'role.changed'],
  ['accountDesk.signOut', 'account.signedOut'],
  ['accountDesk.removeSecondFactor', 'secondFactor.removed'],
  ['accountDesk.remove', 'account.removed'],
  ['device.make', 'device.made'],
  ['device.revoke', 'device.revoked'],
  ['apiKey.make', 'apiKey.made'],
  ['apiKey.rotate', 'apiKey.rotated'],
  ['apiKey.revoke', 'apiKey.revoked'],
  ['webhook.make', 'webhook.made'],
  ['webhook.switchOn', 'webhook.paused'],
  ['webhook.remove', 'webhook.removed'],
  ['sitting.setPin', 'pin.set'],
  ['sitting.removePin', 'pin.removed'],
  ['sitting.begin', 'sitting.begun'],
  ['giftCardDesk.open', 'giftCard.opened'],
  ['accounting.moveCash', 'cash.moved'],
  ['accounting.refund', 'refund.booked'],
  ['accounting.closeDay', 'day.closed'],
  ['accounting.reverseClose', 'close.reversed'],
]);

const READS = 'It only reads: what is searched for stands in no address.';
const NOTICES = 'It is a choice of this device, and touches no money and no order.';
const PRINTED = 'It is an entry of the journal of prints, which is never changed.';
/** Routes that change neither money, orders nor availability, or whose changes are recorded elsewhere. */
const NOT_WRITTEN: ReadonlyMap<string, string> = new Map([
  ['accountDesk.list', READS],
  ['sitting.end', 'The next sitting is recorded, and so is every change before.'],
  ['audit.list', READS],
  ['giftCardDesk.list', READS],
  ['giftCardDesk.find', READS],
  ['orderDesk.findEarlier', READS],
  ['orderCapture.findCaller', READS],
  ['accounting.countCash', 'The last count of a day stands in its close.'],
  ['catalogueImport.prepare', 'It changes nothing before it is started.'],
  ['catalogueImport.prepareAgain', 'It changes nothing before it is started.'],
  ['catalogueImport.dismiss', 'It hides a notice.'],
  ['photo.upload', 'It shows nowhere before a product or an event that names it is saved.'],
  ['printing.print', PRINTED],
  ['printing.dismiss', PRINTED],
  ['printing.test', 'It prints a text that is always the same.'],
  ['webhook.test', 'It sends what is always the same, and stands in the log of the webhook.'],
  ['webhook.replay', 'It sends what was sent before, and stands in the log of the webhook.'],
  ['push.followDesk', NOTICES],
  ['push.followsDesk', NOTICES],
  ['push.leaveDesk', NOTICES],
  ['onlinePaymentAdmin.check', 'It asks the provider whether it answers, and changes nothing.'],
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

/** What guests do with orders: an order's timeline needs it too. */
const OF_GUESTS: ReadonlyMap<string, AuditedAction | null> = new Map([
  ['order.cancel', 'order.cancelled'],
  // The timeline begins with the placement, which the order itself holds.
  ['checkout.place', null],
  ['order.find', null],
  ['order.orderAgain', null],
  // What was tried and paid online stands in its own history, which is only added to.
  ['onlinePayment.payAtDoor', null],
  ['push.followOrder', null],
  ['push.followsOrder', null],
  ['push.leaveOrder', null],
]);

it('has an entry for whatever guests change of orders', () => {
  const changing = ROUTES.filter((route) => route.method !== 'GET' && route.action.startsWith('order.'));
  const ofGuests = changing.filter((route) => !isOfStaff(route)).map(({ name }) => name);
  expect(ofGuests.toSorted()).toEqual([...OF_GUESTS.keys()].toSorted());
});

it('shows every entry about an order in its timeline', () => {
  const aboutOrders = AUDITED_ACTIONS.filter((action) => action.startsWith('order.') || action === 'refund.booked');
  expect(TIMELINE_ACTIONS.toSorted()).toEqual(aboutOrders.toSorted());
});

it('names actions that the audit log knows', () => {
  expect([...WRITTEN.values()].filter((action) => !AUDITED_ACTIONS.includes(action))).toEqual([]);
});

it('names no route that is gone', () => {
  expect([...WRITTEN.keys(), ...NOT_WRITTEN.keys()].filter((name) => !CHANGING.includes(name))).toEqual([]);
});
