/** An answer in the form of the wire. */
export type HttpAnswer = { readonly status: number; readonly head: string; readonly body: Buffer };

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;

type Read = { readonly body: Buffer; readonly end: number };

/** The chunked body that starts at `start`; null while its end has not arrived. Source: RFC 9112, section 7.1. */
function readChunks(bytes: Buffer, start: number): Read | null {
  const chunks: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf(LINE_END, at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const from = lineEnd + LINE_END.length;
    const next = from + size + LINE_END.length;
    if (bytes.length < next) return null;
    if (size === 0) return { body: Buffer.concat(chunks), end: next };
    chunks.push(bytes.subarray(from, from + size));
    at = next;
  }
}

function readLength(bytes: Buffer, start: number, length: number): Read | null {
  const end = start + length;
  return bytes.length < end ? null : { body: bytes.subarray(start, end), end };
}

/** The head alone, as soon as it is complete: a stream has no other end. */
export function readHead(
  bytes: Buffer,
): { readonly status: number; readonly head: string; readonly end: number } | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  return { status: Number(head.slice(STATUS_AT, STATUS_AT + 3)), head, end: headEnd + HEAD_END.length };
}

/** The first answer in these bytes and what follows it; null while it is incomplete. */
export function readAnswer(bytes: Buffer): { readonly answer: HttpAnswer; readonly rest: Buffer } | null {
  const start = readHead(bytes);
  if (start === null) return null;
  const { status, head } = start;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const isChunked = length === undefined && /^transfer-encoding: chunked/im.test(head);
  const read = isChunked ? readChunks(bytes, start.end) : readLength(bytes, start.end, Number(length ?? 0));
  return read === null ? null : { answer: { status, head, body: read.body }, rest: bytes.subarray(read.end) };
}

export const headerOf = ({ head }: Pick<HttpAnswer, 'head'>, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null;

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = ({ head }: HttpAnswer): string =>
  [...head.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, cookie]) => cookie).join('; ');
