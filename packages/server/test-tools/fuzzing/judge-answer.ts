import * as z from 'zod/mini';
import { UPLOADS } from '../../src/host/uploads.ts';
import type { FuzzAnswer } from './send-request.ts';

/** Texts that only the server's developers or operators may see. */
const INSIDES: Readonly<Record<string, RegExp>> = {
  'a stack': /\n\s+at (?:async )?\S+ ?\(?(?:file:|node:|\/)/,
  'a place in the code': /node_modules|packages\/(?:server|core|contract)\/src|\/dist\/server\//,
  'a library': /\b(?:ZodError|DrizzleQueryError|DrizzleError|ORPCError|better-auth|graphile|pg-pool|sharp|libvips)\b/i,
  SQL: /\b(?:select|insert into|update|delete from)\b[^.<>]{0,80}\b(?:from|values|set|where)\b[^.<>]{0,40}"|relation "\w+"|invalid input syntax for|violates \S+ constraint/i,
  'an error of the language':
    /\b(?:TypeError|RangeError|SyntaxError|ReferenceError)\b|Cannot read propert|is not a function|ECONN[A-Z]+/,
};

const apiError = z.object({ code: z.string(), status: z.number(), message: z.string() });

const isTyped = ({ body, status }: FuzzAnswer): boolean => {
  try {
    return apiError.parse(JSON.parse(body)).status === status;
  } catch {
    return false;
  }
};

/** The faults of an answer; empty: none. */
export function validateAnswer(target: string, answer: FuzzAnswer): readonly string[] {
  const { status, headers, body } = answer;
  const isScript = headers['content-type']?.includes('javascript') ?? false;
  const seen = isScript ? [] : Object.entries(INSIDES).filter(([, pattern]) => pattern.test(body));
  // Requests that Node itself refuses, before the server sees them, have no such header.
  const isOurs = headers['x-request-id'] !== undefined;
  const pathname = URL.parse(`http://localhost${target}`)?.pathname ?? '';
  // Nothing fails during fuzzing, so no 503 is allowed, except for too many large files at once.
  const isOffForNow =
    status === 503 && headers['retry-after'] !== undefined && UPLOADS.some(({ path }) => path === pathname);
  const isApi = pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/');
  return [
    ...(status >= 500 && !isOffForNow ? [`answered ${status}`] : []),
    ...seen.map(([name]) => `tells ${name}`),
    ...(isOurs && isApi && status >= 400 && !isTyped(answer) ? ['an error that is not typed'] : []),
  ];
}
