// Starts a whole server at the database that is its first argument, with the environment that is its second (JSON), tells its own address, and stays until it is stopped.
import 'temporal-polyfill/global';
import { runUntilStopped } from '../run-until-stopped.ts';
import { startTestServer } from './test-server.fixtures.ts';

const [databaseUrl = '', given = '{}'] = process.argv.slice(2);
const { LISTEN_FDS = '', LISTEN_PID = '' } = process.env;
await runUntilStopped(async () => {
  const environment = JSON.parse(given) as Record<string, string>;
  const server = await startTestServer(databaseUrl, { LISTEN_FDS, LISTEN_PID, ...environment });
  process.stdout.write(`${server.local}\n`);
  return server;
});
