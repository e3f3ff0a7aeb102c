import { containsWord } from '../text/search-words.ts';

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
