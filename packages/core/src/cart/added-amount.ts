import * as z from 'zod/mini';

/** How much of an item was added to the cart at once, so that exactly this can be taken out again. */
export const addedAmount = z.object({ id: z.string(), amount: z.int().check(z.positive()) });
export type AddedAmount = z.infer<typeof addedAmount>;

type Amount = Readonly<AddedAmount>;

/** What the items of a cart have gained. */
export function addedAmounts(before: readonly Amount[], after: readonly Amount[]): AddedAmount[] {
  const amounts = new Map(before.map(({ id, amount }) => [id, amount]));
  return after
    .map(({ id, amount }) => ({ id, amount: amount - (amounts.get(id) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** The items that change when what was added is taken out again, with the amounts that are left; 0 removes one. */
export function amountsWithout(items: readonly Amount[], added: readonly Amount[]): Amount[] {
  const amounts = new Map(added.map(({ id, amount }) => [id, amount]));
  return items.flatMap(({ id, amount }) => {
    const taken = amounts.get(id);
    return taken === undefined ? [] : [{ id, amount: Math.max(0, amount - taken) }];
  });
}
