/** An undo is offered for eight seconds: this limit is not a wait but what a test claims. */
export const GONE_IN_TIME = { timeout: 10_000 } as const;
