import type { OrderLocation } from './order-location.ts';
import { areaKey } from './order-locations-draft.ts';

type AreasChange = {
  /** The areas until now. */
  readonly before: readonly OrderLocation[];
  /** Those that were removed earlier. */
  readonly removed: readonly OrderLocation[];
  /** The areas from now on. */
  readonly after: readonly OrderLocation[];
};

export type RemovedAreas = {
  /**
   * Kept without delivery: saved addresses that lie there can still be read, and whoever orders with one is told that we
   * no longer deliver there. Orders have postcode and town of their own.
   */
  readonly removed: readonly OrderLocation[];
  /** By the id of an area that is gone for good: that of the one of the same name. Saved addresses go over to it. */
  readonly successors: ReadonlyMap<string, string>;
};

/** What becomes of the areas that are not among those from now on, until one of the same postcode and town is entered again. */
export function removedAreas({ before, removed, after }: AreasChange): RemovedAreas {
  const ids = new Set(after.map(({ id }) => id));
  const named = new Map(after.map((area) => [areaKey(area), area.id]));
  const noLongerThere = [...removed, ...before].filter(({ id }) => !ids.has(id));
  const successors = new Map(
    noLongerThere.flatMap((area) => {
      const successor = named.get(areaKey(area));
      return successor === undefined ? [] : [[area.id, successor] as const];
    }),
  );
  return {
    removed: noLongerThere.filter(({ id }) => !successors.has(id)).map((area) => ({ ...area, active: false })),
    successors,
  };
}
