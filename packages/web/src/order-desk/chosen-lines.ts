/** Pieces of a line of an order, by the place of the line. */
type ChosenLine = { readonly position: number; readonly amount: number };

/** How many pieces of each line were chosen, by its place. */
export type ChosenPieces = Readonly<Record<number, number>>;

/** The lines of which pieces are chosen, as far as they are left: somebody else may take some meanwhile. */
export const chosenLines = (left: readonly number[], chosen: ChosenPieces): ChosenLine[] =>
  left
    .map((most, position) => ({ position, amount: Math.min(most, chosen[position] ?? 0) }))
    .filter(({ amount }) => amount > 0);
