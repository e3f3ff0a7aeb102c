import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { OnlineMethod } from './online-method.ts';
import type { ProviderError } from './provider-error.ts';

const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

/** Whether the provider is worth a try: after three failures in a row nobody is sent there for a minute. */
export type ProviderBreaker = {
  /** How guests can pay now. */
  methods(now: Instant): readonly OnlineMethod[];
  /** Counts an answer. */
  heard(answer: Result<unknown, ProviderError>, now: Instant): void;
};

export function createProviderBreaker(methods: readonly OnlineMethod[]): ProviderBreaker {
  let failures = 0;
  let failedAt = 0;
  return {
    methods: (now) => (failures >= FAILURES_MAX && Date.parse(now) < failedAt + PAUSE_MS ? [] : methods),
    heard: (answer, now) => {
      failures = answer.ok ? 0 : failures + 1;
      failedAt = Date.parse(now);
    },
  };
}
