import { expect, it } from 'vitest';
import { createGate } from '../../test-tools/chaos/gate.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { createLogger } from '../logging/logger.ts';
import { createListener } from './listener.ts';

it('lets the server start where nobody listens yet, and listens as soon as it can', async () => {
  const testDatabase = await createTestDatabase();
  const gate = await createGate(await findFreePort());
  const url = new URL(testDatabase.url);
  gate.lead(Number(url.port));
  url.hostname = 'localhost';
  url.port = `${gate.port}`;
  await gate.shut();

  const listener = createListener(String(url), createLogger('testing'));
  await listener.start();
  expect(await listener.isAnswered()).toBe(false);
  await gate.open();
  await listener.connected();
  expect(await listener.isAnswered()).toBe(true);

  gate.connectionTimeout();
  // The server does not close its side of the connection.
  await listener.close();
  await gate.shut();
  await testDatabase.drop();
});
