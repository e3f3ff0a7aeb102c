// Starts a whole server at the database that is its first argument, under the public URL that is its second, tells its own address, and stays until it is killed.
import 'temporal-polyfill/global';
import { startTestServer } from './test-server.fixtures.ts';

const [databaseUrl = '', publicUrl = ''] = process.argv.slice(2);
const server = await startTestServer(databaseUrl, { PUBLIC_URL: publicUrl });
process.stdout.write(`${server.local}\n`);
