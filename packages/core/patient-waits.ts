import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

type Options = Parameters<typeof vi.waitFor>[1];

const { waitFor, waitUntil } = vi;
const patiently = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };

/**
 * What comes for certain comes late on a busy machine: a wait ends as soon as it has come, and fails when it never does.
 * By itself Vitest gives up after a second, which says nothing of what is tested.
 */
vi.waitFor = (callback, options) => waitFor(callback, patiently(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options));
