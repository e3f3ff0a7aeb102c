import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What is written at the speed of the disk, and read by some at the speed of their lines. */
export type Spool = {
  /** All of it from the beginning on, for one more reader. */
  read(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** False when the last one has read all of it or has gone: then it is closed. */
  isRead(): boolean;
  /** Fails when nobody reads any more. */
  write(text: string): Promise<void>;
  /** All of it is written. */
  end(): void;
  /** The rest cannot be written: the downloads break off. */
  fail(error: unknown): void;
};

const CHUNK_BYTES = 64 * 1024;

/** A spool in a file that has no name any more: nobody else can open it, and it goes with the process at the latest. */
export async function openSpool(directory: string): Promise<Spool> {
  await mkdir(directory, { recursive: true });
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
      // It waits for what is being read or written.
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
