const isLive = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Calls back for everything that arrives over a stream of server-sent events, even a comment. A dead connection shows
 * only by nothing arriving any more, so the caller can notice it by these calls.
 */
export function watchHeartbeat(response: Response, received: () => void): Response {
  if (response.body === null || !isLive(response)) return response;
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      received();
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(listening), response);
}
