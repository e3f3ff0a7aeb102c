/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): the same text gives the same number in every engine. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}
