import type { IncomingMessage } from 'node:http';

/** Whoever sent it went away before all of it had come: nobody reads the answer, and nothing here has failed. */
export const isClientAborted = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;
