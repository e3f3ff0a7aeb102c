import { TIP_MAX } from '@ofenpost/core/courier/courier-action';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { Instant } from '@ofenpost/core/time/instant';

/** `63.50`: at a door all amounts are francs. */
export const francs = (rappen: number): string => formatMoney(rappen).replace('CHF ', '');

/** `+1.50`, `−1.50`. */
export const signedFrancs = (rappen: number): string => `${rappen < 0 ? '−' : '+'}${francs(Math.abs(rappen))}`;

/** What the button says that takes the change as a tip, and whether so much is taken. */
export const tipOffer = (tip: number): { readonly text: string; readonly isTaken: boolean } =>
  tip > TIP_MAX
    ? { text: `Trinkgeld höchstens ${francs(TIP_MAX)}`, isTaken: false }
    : { text: `Stimmt so, ${francs(tip)} Trinkgeld`, isTaken: true };

export const streetOf = ({ address: { street, houseNumber } }: CourierStop): string => `${street} ${houseNumber}`;

export const placeOf = ({ address: { postcode, town } }: CourierStop): string => `${postcode} ${town}`;

/** The link that opens an address in the maps app of the phone. */
export function mapsHref(stop: CourierStop, isApple: boolean): string {
  const query = encodeURIComponent(`${streetOf(stop)}, ${placeOf(stop)}`);
  return isApple ? `maps:?q=${query}` : `geo:0,0?q=${query}`;
}

/** What is due at a door, in words: `Bar CHF 63.50`, or that it is paid or free. */
export const dueText = ({ announced, due, isFree }: CourierStop): string =>
  announced === null
    ? isFree === true
      ? 'kostenlos'
      : 'bezahlt'
    : `${PAYMENT_METHOD_LABELS[announced]} ${formatMoney(due[announced])}`;

const MINUTE = 60_000;

/** How long is left until the promise, or by how much it has passed. */
export function leftText(promisedAt: Instant, now: Instant): { readonly text: string; readonly isLate: boolean } {
  const minutes = Math.floor((Date.parse(promisedAt) - Date.parse(now)) / MINUTE);
  return minutes < 0
    ? { text: `${-minutes} min zu spät`, isLate: true }
    : { text: `noch ${minutes} min`, isLate: false };
}

const SECOND = 1000;

/** Milliseconds as `2:47`. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What waits on the phone, for the line under the head. */
export const netText = (isOffline: boolean, waiting: number): string => {
  const [steps, go] = waiting === 1 ? ['1 Schritt wartet', 'geht'] : [`${waiting} Schritte warten`, 'gehen'];
  if (isOffline) return waiting === 0 ? 'Offline. Die Runde geht weiter.' : `Offline. ${steps}, ${go} von selbst.`;
  return waiting === 0 ? 'Verbunden. Die Runde geht auch ohne Netz.' : `Verbunden. ${steps} noch kurz.`;
};
