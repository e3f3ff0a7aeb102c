import { type Order, type OrderEdit, type OrderEditField, doorText } from './order.ts';

type Texts = Partial<Record<OrderEditField, string>>;

/** What a guest entered about themselves, in words. The audit log must not hold it, because it outlives the person. */
const enteredTexts = ({ address, fulfilment, remark }: Order): Texts => ({
  contact: `${address.contactName}, ${address.phoneNumber}`,
  ...(fulfilment === 'delivered' && { address: doorText(address), note: address.note }),
  remark,
});

/** What stood in the fields that an edit changes, before it. */
export function formerTexts(before: Order, fields: readonly OrderEditField[]): Texts {
  const texts = enteredTexts(before);
  return Object.fromEntries(fields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]])));
}

/** An edit without what stood there before. */
export const withoutFormer = ({ former: _former, ...edit }: OrderEdit): OrderEdit => edit;

/** What an edit changed of what the guest had entered, before and after; nothing once it was forgotten. */
export function formerDifferences(
  order: Order,
  edit: OrderEdit,
): { readonly field: OrderEditField; readonly before: string; readonly after: string }[] {
  const later = order.edits.filter(({ revision }) => revision > edit.revision);
  const now = enteredTexts(order);
  return edit.fields.flatMap((field) => {
    const before = edit.former?.[field];
    if (before === undefined) return [];
    const next = later.find(({ former }) => former?.[field] !== undefined);
    return [{ field, before, after: next?.former?.[field] ?? now[field] ?? '' }];
  });
}
