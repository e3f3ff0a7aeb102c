import type { OrderLocation } from './order-location.ts';
import { areaKey } from './order-locations-draft.ts';

type AreasChange = {
  /** The areas before the change. */
  readonly before: readonly OrderLocation[];
  /** The areas that were removed earlier. */
  readonly removed: readonly OrderLocation[];
  /** The areas after the change. */
  readonly after: readonly OrderLocation[];
};

export type RemovedAreas = {
  /**
   * Stored without delivery: saved addresses of the area can still be read, and an order to one is refused with a
   * reason. Orders have their own postcode and town.
   */
  readonly removed: readonly OrderLocation[];
  /** By the id of a deleted area: the id of the area with the same name, which takes over its saved addresses. */
  readonly successors: ReadonlyMap<string, string>;
};

/** The removed areas after a change; an area leaves them when one of the same postcode and town is entered again. */
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
