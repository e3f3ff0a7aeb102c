import { isDefinite } from '@ofenpost/core/error/error-catalogue';

/** A phone has changed its network by then, and a server that starts anew is back. */
const AGAIN_AFTER_MS = 1_000;

/** Whoever waited that long in vain is told so, and not left waiting as long again. */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';

/** Asks once more for what was cut off, or failed at the server. Only for what changes nothing when it is asked for twice. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isDefinite(error) || hasTimedOut(error)) throw error;
    await new Promise((resolve) => void setTimeout(resolve, AGAIN_AFTER_MS));
    return ask();
  }
}
