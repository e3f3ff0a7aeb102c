type PricedGroup = { readonly included: number; readonly options: readonly { readonly price: number }[] };

/**
 * What the chosen options of one group cost, in Rappen: the cheapest `included` ones are free, none when `included` is
 * negative.
 */
function groupPrice({ included, options }: PricedGroup): number {
  const prices = options.map(({ price }) => price).toSorted((a, b) => a - b);
  return prices.slice(Math.max(0, included)).reduce((sum, price) => sum + price, 0);
}

/** The price of one product with its chosen options, in Rappen. */
export const itemPrice = (productPrice: number, groups: readonly PricedGroup[]): number =>
  groups.reduce((sum, group) => sum + groupPrice(group), productPrice);

/**
 * The price of each option of a group, in Rappen, by its id: what a chosen option adds to the price beside the other
 * chosen ones, and what another option would add. Where only one can be chosen, the other replaces it.
 */
export function optionPrices(
  {
    included,
    max,
    options,
  }: {
    readonly included: number;
    readonly max: number;
    readonly options: readonly { readonly id: string; readonly price: number }[];
  },
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map(
    options.map((option) => {
      const others = max === 1 ? [] : options.filter(({ id }) => chosen.has(id) && id !== option.id);
      return [
        option.id,
        groupPrice({ included, options: [...others, option] }) - groupPrice({ included, options: others }),
      ];
    }),
  );
}
