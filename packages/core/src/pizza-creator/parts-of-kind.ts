import type { OutlinedPizzaPart } from '../catalogue/catalogue-outline.ts';

/**
 * The parts of a kind that guests choose from, in their order, and the edited one, which keeps its place while it is
 * archived.
 */
export const partsOfKind = (
  parts: readonly OutlinedPizzaPart[],
  { id, kind }: Pick<OutlinedPizzaPart, 'id' | 'kind'>,
): readonly OutlinedPizzaPart[] =>
  parts.filter((part) => part.kind === kind && (part.archived === null || part.id === id));
