const isLive = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Tells of everything that comes over a stream of server-sent events, if only a comment: a dead connection is one over
 * which nothing comes any more, and nobody else notices it.
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
