import { type DestinationStream, pino } from 'pino';

const STANDARD_OUTPUT = 1;
/** Below what Docker takes at once (16 kB), which is also the most that pino writes at once. */
const TOGETHER_LENGTH = 8 * 1024;
const WITHIN_MS = 250;
/** By pino's counting. Source: getpino.io, "Levels". */
const WARN = 40;

/** Pino tells its destination the level of what it writes. Source: getpino.io, "Writing transports", `pino.metadata`. */
const METADATA = Symbol.for('pino.metadata');

type Buffered = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'>;

/** Lines are written together; a warning or an error at once, with all that stands before it. */
export const warningsAtOnce = (output: Buffered) => ({
  [METADATA]: true,
  lastLevel: 0,
  write(line: string) {
    output.write(line);
    if (this.lastLevel >= WARN) output.flushSync();
  },
});

/** Lines wait as text: whoever takes them one by one counts the bytes of each, a tenth of the time of a kept page. */
function writtenTogether(output: Buffered): Buffered {
  let waiting = '';
  const writeWaiting = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') output.write(lines);
  };
  setInterval(writeWaiting, WITHIN_MS).unref();
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= TOGETHER_LENGTH) writeWaiting();
      return true;
    },
    flushSync: () => {
      writeWaiting();
      output.flushSync();
    },
  };
}

/**
 * Standard output, written to some dozens of lines at a time: a system call for each would cost as much as sending a kept
 * page does. What is still waiting is written when the process ends, be it by an error that nobody caught; only what is
 * killed, or runs out of memory, loses a quarter of a second. See decision 0036.
 */
export function openLogDestination(): DestinationStream {
  const output = writtenTogether(pino.destination({ dest: STANDARD_OUTPUT, sync: true }));
  process.on('exit', () => output.flushSync());
  return warningsAtOnce(output);
}
