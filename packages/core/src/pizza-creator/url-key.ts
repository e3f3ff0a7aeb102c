/** The maximum length of a key, see `urlKey`. */
const LONGEST = 20;
const UNNAMED = 'teil';
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', œ: 'oe', æ: 'ae', ø: 'o' };

const cut = (key: string, length: number): string => key.slice(0, length).replace(/-$/, '');

function plainKey(name: string): string {
  const spelt = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüœæø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const key = spelt.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return cut(key, LONGEST) || UNNAMED;
}

/** The key of a new part in shared URLs: its name, with a number where that is taken. It never changes afterwards. */
export function urlKeyOf(name: string, taken: ReadonlySet<string>): string {
  const plain = plainKey(name);
  let key = plain;
  for (let number = 2; taken.has(key); number++) key = `${cut(plain, LONGEST - `-${number}`.length)}-${number}`;
  return key;
}
