/** The name of this process at PostgreSQL, which distinguishes the processes that share a database. */
export const APPLICATION_NAME = `ofenpost ${process.pid}`;

/** Matches every server process of this app (SQL `like`). */
export const SERVER_APPLICATIONS = 'ofenpost %';
