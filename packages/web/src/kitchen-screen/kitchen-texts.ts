import { ALLERGEN_LABELS } from '@ofenpost/core/catalogue/declaration';
import type { Contradiction } from '@ofenpost/core/kitchen-screen/allergy';
import type { KitchenLine } from '@ofenpost/core/kitchen-screen/kitchen-order';
import type { StationFilter } from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import type { WorkStation } from '@ofenpost/core/kitchen-screen/station-work';
import type { Instant } from '@ofenpost/core/time/instant';

export const FILTERS: readonly (readonly [StationFilter, string])[] = [
  ['oven', 'Ofen'],
  ['cold', 'Kalt'],
  ['drinks', 'Getränke'],
  ['all', 'Alle'],
];

export const STATION_NAMES: Record<WorkStation, string> = { oven: 'Ofen', cold: 'Kalt', drinks: 'Getränke' };

/** The letters of the oven's places, as they lie on a Swiss keyboard. */
export const OVEN_KEYS = ['Q', 'W', 'E', 'R', 'T', 'Z', 'U', 'I'] as const;

const SECONDS_A_MINUTE = 60;

/** Seconds as `6:47`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`;

/** Whole seconds until an instant, below zero after it. */
export const secondsUntil = (at: Instant, now: Instant): number =>
  Math.floor((Date.parse(at) - Date.parse(now)) / 1000);

/** What bumping a ticket does, in words. */
export function bumpText(next: WorkStation, filter: StationFilter, isClear: boolean): string {
  const plain = next === 'oven' ? 'In den Ofen' : filter === 'all' ? `${STATION_NAMES[next]} bereit` : 'Bereit';
  if (isClear) return plain;
  return `Geklärt, ${next === 'drinks' && filter === 'all' ? plain : plain[0]?.toLowerCase() + plain.slice(1)}`;
}

/** `Hartschalenobst (Nüsse)` is too long for a ticket. */
const shortLabel = (label: string): string => /\((.+)\)/.exec(label)?.[1] ?? label;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

/** The allergens of a contradiction, as on a ticket. */
export const allergenWords = ({ allergens }: Pick<Contradiction, 'allergens'>): string =>
  listed(allergens.map((each) => shortLabel(ALLERGEN_LABELS[each])));

/** What the dishes of a contradiction are. */
export const orderedText = ({ dishes }: Pick<Contradiction, 'dishes'>): string => `aber ${listed(dishes)} bestellt`;

export const contradictionText = (contradiction: Contradiction): string =>
  `Allergie ${allergenWords(contradiction)}, ${orderedText(contradiction)}. Pult ruft an.`;

export const plainLineText = ({ amount, name }: Pick<KitchenLine, 'amount' | 'name'>): string =>
  amount > 1 ? `${amount}× ${name}` : name;
