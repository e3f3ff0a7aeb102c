/** What this process calls itself at PostgreSQL, so that processes that share a database can tell each other apart. */
export const APPLICATION_NAME = `ofenpost ${process.pid}`;

/** Matches every server process of this app (SQL `like`). */
export const SERVER_APPLICATIONS = 'ofenpost %';
