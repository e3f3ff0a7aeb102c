import { stripVTControlCharacters } from 'node:util';

/** The attachment in which an attempt of an end-to-end test that failed hands its details to the reporter, as JSON. */
export const FAILURE_DETAILS = 'failure-details';

/** What only the process of the test knows of a failure. */
export type FailureDetails = {
  /** Unexpected lines of the consoles, uncaught errors and requests to others. */
  readonly problems: readonly string[];
  /** The last requests of the pages. */
  readonly requests: readonly string[];
  /** The last lines that the shop's server wrote. */
  readonly serverLog: readonly string[];
};

/** One attempt of an end-to-end test that failed, with all that explains it. */
export type FailedAttempt = {
  /** The file and the line of the test. */
  readonly where: string;
  readonly title: string;
  readonly attempt: number;
  readonly attempts: number;
  readonly status: string;
  readonly endedAt: Date;
  readonly seconds: number;
  /** How fast the machine was. */
  readonly machine: string;
  readonly errors: readonly string[];
  /** Undefined where the attempt failed before it had a shop. */
  readonly details: FailureDetails | undefined;
  /** What the page showed. */
  readonly snapshot: readonly string[];
  readonly trace: string | undefined;
};

const ERROR_LINES = 40;
const PAGE_LINES = 60;
const LINE_LENGTH = 400;

const timeOf = (instant: Date): string => instant.toTimeString().slice(0, 8);
const shorten = (line: string): string => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}:`, ...lines.map((line) => `    ${shorten(line)}`)];

/** The first lines of an error, without its colours and empty lines. */
export const linesOfError = (error: string, limit: number): readonly string[] =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, limit);

/** The levels of pino. Source: getpino.io, "Levels". */
const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

type ServerLine = {
  readonly level?: number;
  readonly time?: string;
  readonly msg?: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly err?: { readonly name?: string; readonly message?: string; readonly stack?: string };
};

function parseEntry(line: string): ServerLine | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An entry of the server's log in words: level, time, message, request, what else it has, and its error. */
export function formatServerLine(line: string): string {
  const entry = parseEntry(line);
  if (entry === undefined) return shorten(line);
  const { level = 0, time, msg = '', requestId: _, method, path, status, milliseconds, err, ...rest } = entry;
  const request = [method, path, status, milliseconds === undefined ? undefined : `${milliseconds} ms`];
  const others = Object.entries(rest).map(([name, value]) => `${name}=${inWords(value)}`);
  const thrownAt = err?.stack?.split('\n').find((step) => step.startsWith('    at '));
  const error = err === undefined ? [] : [`${err.name ?? 'Error'}: ${err.message ?? ''}`, thrownAt?.trim()];
  const known = (parts: readonly (string | number | undefined)[]) => parts.filter((part) => part !== undefined);
  const head = known([LEVELS[level] ?? `level ${level}`, time && timeOf(new Date(time)), msg]).join(' ');
  const tail = known([...request, ...others, ...error]).join(' ');
  return shorten(tail === '' ? head : `${head}: ${tail}`);
}

/** Writes in a log what explains a failed attempt, because a log is all that is left of a run elsewhere. */
export function formatFailedAttempt(failed: FailedAttempt): string {
  const { where, title, attempt, attempts, status, endedAt, seconds, machine, errors, details, snapshot } = failed;
  return [
    `✗ ${where} › ${title}`,
    `  attempt ${attempt} of ${attempts}: ${status} at ${timeOf(endedAt)} after ${seconds.toFixed(1)} s, ${machine}`,
    ...errors.flatMap((error) => section('error', linesOfError(error, ERROR_LINES))),
    ...section('console', details?.problems ?? []),
    ...section('requests', details?.requests ?? []),
    ...section('server', details?.serverLog.filter((line) => line.trim() !== '').map(formatServerLine) ?? []),
    ...section('page', snapshot.slice(0, PAGE_LINES)),
    ...(failed.trace === undefined ? [] : [`  trace: ${failed.trace}`]),
  ].join('\n');
}

/**
 * The lines of the page in the `error-context.md` that Playwright writes for a failure: of the whole page, or of the
 * element that was not as expected.
 */
export function readSnapshot(context: string): readonly string[] {
  const [, snapshot = ''] = /^```yaml\n(.*?)\n```$/ms.exec(context) ?? [];
  return snapshot.split('\n').filter((line) => line !== '');
}

const MINUTE_MS = 60_000;

/** Says that failures happened within one minute, since then the machine is more likely to blame than the tests. */
export function withinOneMinute(instants: readonly Date[]): string | undefined {
  const [first, ...others] = instants.toSorted((one, other) => one.getTime() - other.getTime());
  const last = others.at(-1);
  if (first === undefined || last === undefined || last.getTime() - first.getTime() > MINUTE_MS) return undefined;
  const [from, until] = [first, last].map((instant) => timeOf(instant).slice(0, 5));
  return `all ${instants.length} within ${from} to ${until}`;
}
