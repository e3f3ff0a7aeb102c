import { type DestinationStream, pino } from 'pino';

const STANDARD_OUTPUT = 1;
/** Below the 16 kB that Docker takes at once, which is also the most that pino writes at once. */
const TOGETHER_LENGTH = 8 * 1024;
const WITHIN_MS = 250;
/** The level in pino. Source: getpino.io, "Levels". */
const WARN = 40;

/** Pino gives its destination the level of each line. Source: getpino.io, "Writing transports", `pino.metadata`. */
const METADATA = Symbol.for('pino.metadata');

type Buffered = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'>;

/** Lines are buffered; a warning or an error is written at once, with all lines before it. */
export const warningsAtOnce = (output: Buffered) => ({
  [METADATA]: true,
  lastLevel: 0,
  write(line: string) {
    output.write(line);
    if (this.lastLevel >= WARN) output.flushSync();
  },
});

/**
 * Lines are buffered as text: taken one by one, the bytes of each would be counted, a tenth of the time of a cached
 * page.
 */
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
 * Standard output, written some dozens of lines at a time: a system call for each line would cost as much as sending a
 * cached page. The buffer is written when the process ends, even by an uncaught error; only a process that is killed,
 * or runs out of memory, loses up to a quarter of a second. See decision 0055.
 */
export function openLogDestination(): DestinationStream {
  const output = writtenTogether(pino.destination({ dest: STANDARD_OUTPUT, sync: true }));
  process.on('exit', () => output.flushSync());
  return warningsAtOnce(output);
}
