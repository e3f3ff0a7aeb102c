import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './wait-timeout.ts';

type Options = Parameters<typeof vi.waitFor>[1];

const { waitFor, waitUntil } = vi;
const withTimeout = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options };

/**
 * Expected events may come late on a busy machine: a wait ends as soon as the event has come. Vitest's default of one
 * second would fail tests for no reason.
 */
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
