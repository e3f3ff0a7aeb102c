import { preparePerDatabase } from '../database/prepared-statements.ts';
import { createQueue } from '../photo/serialize.ts';
import { type Spool, openSpool } from './spool.ts';

type Export = ReadableStream<Uint8Array<ArrayBuffer>>;
type WriteAll = (write: Spool['write']) => Promise<void>;

/**
 * Exports read the database one after the other, so that they never take more than one connection from guests, and write
 * into a spool, so that nobody's slow line holds that connection. Whoever wants what waits for its turn already gets the same.
 */
function createExportQueue() {
  const inTurn = createQueue();
  const waiting = new Map<string, Promise<{ readonly spool: Spool }>>();

  /** `name`: what is exported. `writeAll` is called when it is its turn. */
  return async (name: string, directory: string, writeAll: WriteAll): Promise<Export> => {
    const known = waiting.get(name);
    if (known !== undefined) {
      const { spool } = await known;
      if (spool.isRead()) return spool.read();
    }
    // The first reader comes with it: others must not find it unread and open one more.
    const opening = openSpool(directory).then((spool) => ({ spool, stream: spool.read() }));
    waiting.set(name, opening);
    const begin = (): void => {
      if (waiting.get(name) === opening) waiting.delete(name);
    };
    const { spool, stream } = await opening.catch((error: unknown) => {
      begin();
      throw error;
    });
    inTurn(() => {
      begin();
      return writeAll(spool.write);
    }).then(spool.end, spool.fail);
    return stream;
  };
}

export const exportQueue = preparePerDatabase(createExportQueue);
