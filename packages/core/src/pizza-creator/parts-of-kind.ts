import type { OutlinedPizzaPart } from '../catalogue/catalogue-outline.ts';

/**
 * Parts in their order: those of a kind among which guests choose, and the one that is edited, which keeps its place
 * while it is archived.
 */
export const partsOfKind = (
  parts: readonly OutlinedPizzaPart[],
  { id, kind }: Pick<OutlinedPizzaPart, 'id' | 'kind'>,
): readonly OutlinedPizzaPart[] =>
  parts.filter((part) => part.kind === kind && (part.archived === null || part.id === id));
