export type HeldBodies = {
  /** A body whose last byte is sent only after `release`: until then an accepted request has no answer. */
  readonly hold: (bytes: Uint8Array) => ReadableStream<Uint8Array>;
  readonly release: () => void;
};

/** So several requests are certainly under way together, however fast the server is. */
export function createHeldBodies(): HeldBodies {
  const released = Promise.withResolvers<void>();
  const hold = (bytes: Uint8Array) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, -1)),
      pull: async (controller) => {
        await released.promise;
        controller.enqueue(bytes.slice(-1));
        controller.close();
      },
    });
  return { hold, release: released.resolve };
}
