import type { Order } from '../order/order.ts';
import { containsWord } from '../text/search-words.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, minutesBetween } from '../time/zurich.ts';

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

export type AcceptChoice = { readonly minutes: number; readonly at: Instant };

const SHORTEST_MINUTES = 30;
const STEP_MINUTES = 10;

/**
 * Three times to promise: 30, 40, 50 minutes from now, or first the time that the guest was shown, when that is later.
 */
export function acceptChoices({ deliveryTime }: Order, now: Instant): readonly AcceptChoice[] {
  const promisedMinutes = Math.ceil(minutesBetween(now, deliveryTime.requestedAt));
  const first = Math.max(SHORTEST_MINUTES, promisedMinutes);
  // The second choice must differ clearly: 39 and 40 minutes would be the same.
  const second = Math.ceil((first + STEP_MINUTES / 2) / STEP_MINUTES) * STEP_MINUTES;
  return [first, second, second + STEP_MINUTES].map((minutes) => ({ minutes, at: addMinutes(now, minutes) }));
}
