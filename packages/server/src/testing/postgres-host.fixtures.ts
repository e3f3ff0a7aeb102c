// Starts the embedded PostgreSQL in the folder that is its argument, tells the URL, and stays until it is killed.
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({ dataDirectory: process.argv[2] ?? '', durable: false });
process.stdout.write(`${postgres.url}\n`);
setInterval(() => {}, 60_000);
