/** How an order ends. */
export type Fate = 'delivered' | 'undeliverable' | 'rejected' | 'cancelledByDesk' | 'cancelledByGuest';

/** The status in which such an order ends. */
export const END_OF: Record<Fate, string> = {
  delivered: 'delivered',
  undeliverable: 'undeliverable',
  rejected: 'rejected',
  cancelledByDesk: 'cancelled',
  cancelledByGuest: 'cancelled',
};

/** A tap that a machine took. Two taps of the same kind on an order are one event. */
export type DeskTap = { readonly desk: string; readonly id: string; readonly what: string };

/** A tap that its device gave a key. */
export type KeyedTap = { readonly id: string; readonly key: string; readonly what: string };

/** What the script did, to be compared with what the servers say. */
export type NightLedger = {
  readonly fates: Map<string, { readonly number: number; readonly fate: Fate }>;
  readonly desk: DeskTap[];
  readonly kitchen: KeyedTap[];
  readonly courier: KeyedTap[];
  /** Orders that a desk gave to a courier, and those that their guests cancelled. */
  readonly assigned: Set<string>;
  readonly cancelledByGuest: Set<string>;
  /** The kitchen's taps that came too late, by order. */
  readonly refusedInKitchen: string[];
  /** The taps of desks of which they were told that somebody was quicker, and where the order stood. */
  readonly refusedAtDesk: DeskTap[];
  /** The taps of desks of which they were told that they failed, so that somebody taps again. */
  readonly failedAtDesk: Omit<DeskTap, 'what'>[];
  /** The most taps that waited at once for a network, by device. */
  readonly waited: Map<string, number>;
  readonly faults: string[];
};

export const createNightLedger = (): NightLedger => ({
  fates: new Map(),
  desk: [],
  kitchen: [],
  courier: [],
  assigned: new Set(),
  cancelledByGuest: new Set(),
  refusedInKitchen: [],
  refusedAtDesk: [],
  failedAtDesk: [],
  waited: new Map(),
  faults: [],
});

export const noteWaiting = ({ waited }: NightLedger, device: string, count: number): void => {
  waited.set(device, Math.max(waited.get(device) ?? 0, count));
};

/** The taps of an order that was delivered, on average; `given` is the choice of a courier. */
export type TapsPerOrder = {
  readonly desk: number;
  readonly given: number;
  readonly kitchen: number;
  readonly courier: number;
};

/** How many taps the delivered orders took. What was tapped again after a failure, or at both desks, counts once. */
export function tapsPerOrder({ fates, desk, kitchen, courier, assigned }: NightLedger): TapsPerOrder {
  const isUsual = (id: string) => fates.get(id)?.fate === 'delivered';
  const orders = [...fates.keys()].filter(isUsual).length;
  const steps = new Set(desk.filter(({ id }) => isUsual(id)).map(({ id, what }) => `${id} ${what}`));
  const of = (taps: readonly KeyedTap[]) => taps.filter(({ id }) => isUsual(id)).length / orders;
  return {
    desk: steps.size / orders,
    given: [...assigned].filter(isUsual).length / orders,
    kitchen: of(kitchen),
    courier: of(courier),
  };
}
