// Starts a whole server. Arguments: the database's URL, and its environment as JSON. It prints its address and runs
// until it is stopped. With a third argument it goes on answering until its input ends.
import 'temporal-polyfill/global';
import { once } from 'node:events';
import { runUntilStopped } from '../../src/host/run-until-stopped.ts';
import { startTestServer } from './test-server.fixtures.ts';

const [databaseUrl = '', given = '{}', isReported] = process.argv.slice(2);
const untilReported = () => once(process.stdin.resume(), 'end');
const { LISTEN_FDS = '', LISTEN_PID = '' } = process.env;
await runUntilStopped(async () => {
  const environment = JSON.parse(given) as Record<string, string>;
  const more = isReported === undefined ? {} : { drained: untilReported };
  const server = await startTestServer(
    databaseUrl,
    { LISTEN_FDS, LISTEN_PID, ...environment },
    undefined,
    undefined,
    more,
  );
  process.stdout.write(`${server.local}\n`);
  return server;
});
