/** As many letters as tell files of one name apart: 66 bits. */
const LENGTH = 11;

/**
 * The checksum of a file's content, which the build gives to the service worker: the beginning of its SHA-256, in
 * base64.
 */
export async function checksumOf(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCodePoint(...digest)).slice(0, LENGTH);
}
