import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '../configuration/directory.ts';

/** A buffer that is written at the speed of the disk and read at the speed of the clients. */
export type Spool = {
  /** The whole content from its beginning, for one more reader. */
  read(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** False when the last reader has finished or left: then the spool is closed. */
  isRead(): boolean;
  /** Throws when no readers are left. */
  write(text: string): Promise<void>;
  /** Marks the content as complete. */
  end(): void;
  /** Marks the content as incomplete: the downloads are aborted. */
  fail(error: unknown): void;
};

const CHUNK_BYTES = 64 * 1024;

/** A spool in an unlinked file: nobody else can open it, and it is deleted with the process at the latest. */
export async function openSpool(directory: string): Promise<Spool> {
  await makeDirectory(directory);
  const path = join(directory, `export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  let written = 0;
  let isComplete = false;
  let failure: Error | null = null;
  let grown = Promise.withResolvers<void>();
  let readers = 0;

  const wake = (): void => {
    grown.resolve();
    grown = Promise.withResolvers();
  };
  function read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let sent = 0;
    let hasLeft = false;
    readers += 1;
    const leave = async (): Promise<void> => {
      if (hasLeft) return;
      hasLeft = true;
      readers -= 1;
      // Closing waits for running reads and writes.
      if (readers === 0) await file.close();
    };
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        while (sent === written && !isComplete && failure === null) await grown.promise;
        if (failure !== null) {
          await leave();
          throw failure;
        }
        if (sent === written) {
          await leave();
          controller.close();
          return;
        }
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, sent);
        sent += bytesRead;
        controller.enqueue(buffer.subarray(0, bytesRead));
      },
      cancel: leave,
    });
  }

  return {
    read,
    isRead: () => readers > 0,
    write: async (text) => {
      const { bytesWritten } = await file.write(text, written);
      written += bytesWritten;
      wake();
    },
    end: () => {
      isComplete = true;
      wake();
    },
    fail: (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
      wake();
    },
  };
}
