import type { Order, OrderStep } from '../order/order.ts';
import { containsWord } from '../text/search-words.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf, minutesBetween, roundUpToMinutes } from '../time/zurich.ts';

/** Word stems in the languages in which guests write, without accents, as in the comparison. */
const STEMS = [
  'allerg',
  'anaphyla',
  'unvertraglich',
  'vertrage kein',
  'intoleran',
  'intoller',
  'zoliak',
  'coeliac',
  'celiac',
  'celiach',
  'glutenfrei',
  'laktosefrei',
  // Rumanian, Spanish and Italian, Turkish, Vietnamese, Greek, Russian and other Slavic languages.
  'alerg',
  'alerji',
  'di ung',
  'αλλεργ',
  'аллерг',
  'алерг',
  // Arabic, Persian, Hebrew, Hindi, Thai.
  'حساسي',
  'آلرژی',
  'אלרגי',
  'एलर्जी',
  'แพ้',
  // Chinese, Japanese, Korean.
  '过敏',
  '過敏',
  'アレルギ',
  '알레르기',
  '알러지',
] as const;

/**
 * Whether a remark mentions an allergy, so that staff do not overlook it. Only common words are found, so every remark
 * must still be read.
 */
export function mentionsAllergy(remark: string): boolean {
  // Normalizes half-width kana and mathematical letters, such as bold ones.
  const plain = remark.normalize('NFKC');
  return STEMS.some((stem) => containsWord(plain, stem));
}

/** The stems of what guests are allergic to most often, with the word for the ticket. */
const ALLERGENS: readonly (readonly [stem: string, word: string])[] = [
  ['erdnuss', 'Erdnüsse'],
  ['erdnusse', 'Erdnüsse'],
  ['haselnuss', 'Haselnüsse'],
  ['baumnuss', 'Baumnüsse'],
  ['nuss', 'Nüsse'],
  ['nusse', 'Nüsse'],
  ['gluten', 'Gluten'],
  ['zoliak', 'Gluten'],
  ['weizen', 'Weizen'],
  ['laktose', 'Laktose'],
  ['milch', 'Milch'],
  ['sesam', 'Sesam'],
  ['soja', 'Soja'],
  ['fisch', 'Fisch'],
  ['sellerie', 'Sellerie'],
  ['senf', 'Senf'],
  ['eier', 'Eier'],
];

/** What a remark about an allergy names, for a mark on the ticket; null for a remark about something else. */
export function allergyText(remark: string): string | null {
  if (!mentionsAllergy(remark)) return null;
  const plain = remark.normalize('NFKC');
  const words = new Set(ALLERGENS.filter(([stem]) => containsWord(plain, stem)).map(([, word]) => word));
  // One mark says all nuts, however exactly the remark names them.
  if ([...words].some((word) => word.endsWith('nüsse'))) words.delete('Nüsse');
  return words.size === 0 ? 'Allergie' : [...words].join(', ');
}

/** The times by which a promise is put off with one tap, in minutes. */
export const DELAYS = [10, 15, 30] as const;

const SHORTEST_MINUTES = 30;
/** An estimate of the desk is a time that is easily said. */
const EVEN_MINUTES = 5;

type Timed = Pick<Order, 'deliveryTime'>;

/**
 * The time that the desk promises by one tap, put off by `delay` minutes: the one that the guest has wished, while it is
 * still to come; otherwise the one that the guest was shown, or 30 minutes from now where that is later.
 */
export function offeredPromise({ deliveryTime: { kind, requestedAt } }: Timed, now: Instant, delay = 0): Instant {
  const soonest = roundUpToMinutes(addMinutes(now, SHORTEST_MINUTES), EVEN_MINUTES);
  const isWish = kind === 'slot' && minutesBetween(now, requestedAt) >= 0;
  return addMinutes(isWish ? requestedAt : laterOf(requestedAt, soonest), delay);
}

/** The step that accepts an order for this time; the guest reads why where staff put it off. */
export function acceptStep(
  { status, deliveryTime }: Timed & Pick<Order, 'status'>,
  at: Instant,
  { now, isPutOff }: { readonly now: Instant; readonly isPutOff: boolean },
): Extract<OrderStep, { to: 'accepted' }> {
  const minutes = at === deliveryTime.requestedAt ? null : Math.max(0, Math.ceil(minutesBetween(now, at)));
  const step = { from: status, to: 'accepted', minutes } as const;
  return isPutOff ? { ...step, promiseReason: { code: 'busy', text: '' } } : step;
}
