import { isDefinite } from '@ofenpost/core/error/error-catalogue';

/** In milliseconds. By then a phone has changed its network, and a restarted server is back. */
const AGAIN_AFTER_MS = 1_000;

/** In milliseconds. After waiting this long the caller gets the error instead of waiting as long again. */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';

/** Sends a request a second time when it was cut off or failed at the server. Only for idempotent requests. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isDefinite(error) || hasTimedOut(error)) throw error;
    await new Promise((resolve) => void setTimeout(resolve, AGAIN_AFTER_MS));
    return ask();
  }
}
