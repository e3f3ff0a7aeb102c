import { lookup } from 'node:dns/promises';
import { on, once } from 'node:events';
import { BlockList, isIPv6, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptEnd } from '@ofenpost/core/printing/print-attempt';
import type { PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import type { Configuration } from '../configuration/configuration.ts';

/** Private networks, where printers are allowed. Source: RFC 1918 and RFC 4193. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** The server itself, where only a simulated printer can be. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** In milliseconds: otherwise a hanging name server would block the printer's job for as long as the system waits. */
const LOOKUP_WITHIN_MS = 3_000;

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address to connect to; null where no printer is allowed: outside of private networks, and in production on the
 * server itself. A name is resolved once, so that it cannot change to another address afterwards.
 */
export async function printerAddress(
  host: string,
  { environment }: Pick<Configuration, 'environment'>,
): Promise<string | null> {
  const found = await Promise.race([lookup(host).catch(() => null), sleep(LOOKUP_WITHIN_MS, null, { ref: false })]);
  if (found === null) return null;
  const isAllowed = isIn(PRIVATE, found.address) || (environment !== 'production' && isIn(LOOPBACK, found.address));
  return isAllowed ? found.address : null;
}

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 3_000;
/** In milliseconds; a long ticket takes about five seconds. */
const PRINT_WITHIN_MS = 20_000;

// Source: Epson, "ESC/POS Command Reference".
/** DLE EOT 4: asks whether there is paper. Answered at once, whatever is queued in the printer. */
const ASK_FOR_PAPER = [0x10, 0x04, 0x04];
const isAboutPaper = (byte: number): boolean => (byte & 0x93) === 0x12;
const NO_PAPER = 0x60;
/** GS r 1: answered when everything sent before it is printed. */
const ASK_WHETHER_DONE = [0x1d, 0x72, 0x01];
const isDone = (byte: number): boolean => (byte & 0x90) === 0;

/** The first byte of the answer; rejects when none comes in time, or the connection breaks. */
async function answerOf(socket: Socket, withinMs: number, isAnswer: (byte: number) => boolean): Promise<number> {
  const spoken = on(socket, 'data', { signal: AbortSignal.timeout(withinMs), close: ['close'] });
  for await (const [data] of spoken as AsyncIterable<[Buffer]>) {
    const answer = data.find(isAnswer);
    if (answer !== undefined) return answer;
  }
  throw new Error('The printer closed the connection.');
}

async function open(
  { host, port }: Pick<PrinterDraft, 'host' | 'port'>,
  configuration: Pick<Configuration, 'environment'>,
): Promise<Socket | null> {
  const address = await printerAddress(host, configuration);
  if (address === null) return null;
  const socket = connect({ host: address, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_WITHIN_MS) });
    // A later error is reported to the call that waits for the printer.
    socket.on('error', () => {});
    return socket;
  } catch {
    socket.destroy();
    return null;
  }
}

/** The reason why it cannot print; null when it can. Nothing is on paper yet. */
async function askBefore(socket: Socket): Promise<AttemptEnd | null> {
  try {
    const answer = answerOf(socket, ANSWER_WITHIN_MS, isAboutPaper);
    socket.write(Buffer.from(ASK_FOR_PAPER));
    return ((await answer) & NO_PAPER) === NO_PAPER ? { kind: 'notBegun', problem: 'paperOut' } : null;
  } catch {
    return { kind: 'notBegun', problem: 'silent' };
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

async function sendAndAsk(socket: Socket, ticket: Uint8Array): Promise<AttemptEnd> {
  try {
    const answer = answerOf(socket, PRINT_WITHIN_MS, isDone);
    socket.write(Buffer.from([...ticket, ...ASK_WHETHER_DONE]));
    await answer;
    return { kind: 'printed' };
  } catch (error) {
    return { kind: 'uncertain', problem: isTimeout(error) ? 'notConfirmed' : 'cutOff' };
  }
}

/** For a printer that answers nothing: success means that it accepted every byte and the end. */
async function sendOnly(socket: Socket, ticket: Uint8Array): Promise<AttemptEnd> {
  try {
    const taken = once(socket, 'close', { signal: AbortSignal.timeout(PRINT_WITHIN_MS) });
    socket.resume().end(ticket);
    await taken;
    return socket.errored === null ? { kind: 'printed' } : { kind: 'uncertain', problem: 'cutOff' };
  } catch (error) {
    return { kind: 'uncertain', problem: isTimeout(error) ? 'notConfirmed' : 'cutOff' };
  }
}

/**
 * Prints the bytes that `begin` returns. It is called only when the printer is connected and can print, so a failure
 * before it has left no paper; after it a failure means that the result is unknown.
 */
export async function sendToPrinter(
  printer: Pick<PrinterDraft, 'host' | 'port' | 'confirms'>,
  configuration: Pick<Configuration, 'environment'>,
  begin: () => Promise<Uint8Array>,
): Promise<AttemptEnd> {
  const socket = await open(printer, configuration);
  if (socket === null) return { kind: 'notBegun', problem: 'unreachable' };
  try {
    const blocker = printer.confirms ? await askBefore(socket) : null;
    if (blocker !== null) return blocker;
    const ticket = await begin();
    return await (printer.confirms ? sendAndAsk(socket, ticket) : sendOnly(socket, ticket));
  } finally {
    socket.destroy();
  }
}
