type PricedGroup = { readonly included: number; readonly options: readonly { readonly price: number }[] };

/** What the chosen options of one group cost, in Rappen: the cheapest `included` ones are free, none when it is negative. */
function groupPrice({ included, options }: PricedGroup): number {
  const prices = options.map(({ price }) => price).toSorted((a, b) => a - b);
  return prices.slice(Math.max(0, included)).reduce((sum, price) => sum + price, 0);
}

/** The price of one product with its chosen options, in Rappen. */
export const itemPrice = (productPrice: number, groups: readonly PricedGroup[]): number =>
  groups.reduce((sum, group) => sum + groupPrice(group), productPrice);
