/** What of an answered request is counted; never its path, which may name an order. */
export type AnsweredRequest = {
  readonly method: string;
  /** As the contract or the router names it: `/orders/{id}`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** Where the server counts what it does. */
export type Metrics = {
  requestBegan(): void;
  requestAnswered(request: AnsweredRequest): void;
  /** Somebody called too often. */
  callRefused(limit: string): void;
};

/** Nobody asks. */
export const NO_METRICS: Metrics = {
  requestBegan: () => {},
  requestAnswered: () => {},
  callRefused: () => {},
};
