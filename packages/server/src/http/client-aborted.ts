import type { IncomingMessage } from 'node:http';

/**
 * The client closed the connection before the whole request had arrived: nobody reads the answer, and it is not an
 * error of the server.
 */
export const isClientAborted = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;
