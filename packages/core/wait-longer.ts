import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './wait-timeout.ts';

type Options = Parameters<typeof vi.waitFor>[1];

const { waitFor, waitUntil } = vi;
const withTimeout = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options };

/**
 * What comes for certain comes late on a busy machine: a wait ends as soon as it has come, and fails when it never does.
 * By itself Vitest gives up after a second, which says nothing of what is tested.
 */
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
