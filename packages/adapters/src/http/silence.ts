/** The server sends something every 5 seconds, if only a comment. */
const SILENCE_MILLISECONDS = 45_000;

const isLive = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Breaks a stream of server-sent events when nothing comes any more: its connection is dead, though nobody said so. */
export function breakOnSilence(response: Response): Response {
  if (response.body === null || !isLive(response)) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const silence = Promise.withResolvers<never>();
      const timer = setTimeout(() => silence.reject(new Error('nothing came for too long')), SILENCE_MILLISECONDS);
      try {
        const { done, value } = await Promise.race([reader.read(), silence.promise]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        void reader.cancel(error).catch(() => {});
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
