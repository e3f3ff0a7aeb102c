import { preparePerDatabase } from '../database/prepared-statements.ts';
import { createQueue } from '../photo/serialize.ts';
import { type Spool, openSpool } from './spool.ts';

type Export = ReadableStream<Uint8Array<ArrayBuffer>>;
type WriteAll = (write: Spool['write']) => Promise<void>;

/**
 * Exports run one after the other, so that they never use more than one connection. They write into a spool, so that a
 * slow download does not hold that connection. A request for an export that is still waiting shares it.
 */
function createExportQueue() {
  const inTurn = createQueue();
  const waiting = new Map<string, Promise<{ readonly spool: Spool }>>();

  /** `name` identifies the export. `writeAll` is called when its turn comes. */
  return async (name: string, directory: string, writeAll: WriteAll): Promise<Export> => {
    const known = waiting.get(name);
    if (known !== undefined) {
      const { spool } = await known;
      if (spool.isRead()) return spool.read();
    }
    // Created with its first reader: without one another request would find it unread and open a second spool.
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
