import { DEFAULT_ERROR_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { cutText } from '@ofenpost/core/text/cut-text';
import type { ORPCError } from '@orpc/client';

type ForeignAnswer = Error & { readonly status: number; readonly body: unknown };

/** In code points: as much as four lines of a toast hold. */
const EXCERPT_MAX = 200;
/** In bytes: an error page has its message at the beginning. */
const READ_MAX = 100_000;

const UNREADABLE = /<!--[^]*?(?:-->|$)|<(head|script|style|template|svg)\b[^]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[!/?a-z][^>]*(?:>|$)/gi;
const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const ESCAPED = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

function unescaped(match: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED_CHARACTERS[name] ?? match;
  const code = Number(decimal ?? `0x${hex}`);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : match;
}

/** The beginning of the visible text of an HTML or XML document, on one line. */
function excerptOf(markup: string): string {
  const text = markup.replaceAll(UNREADABLE, ' ').replaceAll(TAG, ' ').replaceAll(ESCAPED, unescaped);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const excerpt = cutText(line, EXCERPT_MAX);
  return excerpt === line ? line : `${excerpt.trimEnd()}…`;
}

const isForeign = (data: unknown): data is { readonly body: unknown } =>
  typeof data === 'object' && data !== null && 'body' in data;

/** oRPC reads JSON and plain text, and returns everything else as a file. */
const readableBody = async (body: unknown): Promise<unknown> =>
  body instanceof Blob && /html|xml/.test(body.type) ? excerptOf(await body.slice(0, READ_MAX).text()) : body;

/**
 * An error answer that did not come from our API, such as a proxy's, with its body where the error catalogue looks for
 * it; every other error unchanged. oRPC puts such a body into `data.body` and describes it in English.
 */
export async function foreignAnswerOf(error: ORPCError<string, unknown>): Promise<Error> {
  const { defined, data, status } = error;
  if (defined || !isForeign(data)) return error;
  const answer = new Error(DEFAULT_ERROR_DETAIL, { cause: error });
  return Object.assign(answer, { status, body: await readableBody(data.body) }) satisfies ForeignAnswer;
}
