// Starts the embedded PostgreSQL in the folder of its argument, prints the URL, and runs until it is killed.
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({ dataDirectory: process.argv[2] ?? '', durable: false });
process.stdout.write(`${postgres.url}\n`);
setInterval(() => {}, 60_000);
