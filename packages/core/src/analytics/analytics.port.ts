import type { AnalyticsEvent } from './analytics-event.ts';

/** Counts what happens in the app. */
export type AnalyticsPort = {
  /** Never fails: an event that cannot be sent is not counted. */
  capture(event: AnalyticsEvent): void;
};
