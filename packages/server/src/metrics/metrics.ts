/** The counted properties of an answered request; never its path, which may name an order. */
export type AnsweredRequest = {
  readonly method: string;
  /** The route of the contract or the router: `/orders/{id}`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** The counters of the server. */
export type Metrics = {
  requestBegan(): void;
  requestAnswered(request: AnsweredRequest): void;
  /** A rate limit refused a call. */
  callRefused(limit: string): void;
};

/** Metrics that count nothing. */
export const NO_METRICS: Metrics = {
  requestBegan: () => {},
  requestAnswered: () => {},
  callRefused: () => {},
};
