import type { AnalyticsEvent } from './analytics-event.ts';

/** Counts what happens in the app. */
export type AnalyticsPort = {
  /** Never fails: what cannot be told is not counted. */
  capture(event: AnalyticsEvent): void;
};
