/** The maximum length of a key, as its schema `urlKey` of `pizza-offer.ts` has it. */
const LENGTH_MAX = 20;
/** The key of a part whose name has neither letters of ours nor digits, such as one in Arabic. */
const UNNAMED = 'teil';
/** Letters that Unicode does not take apart, and umlauts, as they are spelt without accents. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', œ: 'oe', æ: 'ae', ø: 'o' };

/** The beginning of a key, which must not end in a hyphen. */
const cut = (key: string, length: number): string => key.slice(0, length).replace(/-$/, '');

/** The name in small ASCII letters, digits and hyphens. */
function plainKey(name: string): string {
  const spelt = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüœæø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const key = spelt.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return cut(key, LENGTH_MAX) || UNNAMED;
}

/**
 * The key of a new part in shared URLs: its name, with a number from 2 on where one of the `taken` keys is the same. It
 * is stored with the part and never changes afterwards, so that old links go on.
 */
export function urlKeyOf(name: string, taken: ReadonlySet<string>): string {
  const plain = plainKey(name);
  let key = plain;
  for (let number = 2; taken.has(key); number++) key = `${cut(plain, LENGTH_MAX - `-${number}`.length)}-${number}`;
  return key;
}
