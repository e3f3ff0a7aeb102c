export type ConnectionPort = {
  /** Resolves when the restaurant's server has answered, and rejects when it cannot be reached. Answered by nothing kept. */
  reach(): Promise<void>;
};
