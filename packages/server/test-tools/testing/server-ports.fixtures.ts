import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { partsOf } from '@ofenpost/core/pizza/parts-of';
import type { Ports } from '@ofenpost/core/ports';
import { startSimulator } from '@ofenpost/payment-simulator/simulator';
import { type SuiteShare, describeAllPorts } from '@ofenpost/testing/contract-suites/all-ports.suite';
import type { ShopUnderTest } from '@ofenpost/testing/contract-suites/shop-under-test';
import { vi } from 'vitest';
import { type Browser, createBrowser, signIn } from './browser.fixtures.ts';
import { findFreePort } from './free-port.fixtures.ts';
import { createTestDatabase } from './test-database.fixtures.ts';
import { TEST_NOW } from './test-now.fixtures.ts';
import { startTestServer } from './test-server.fixtures.ts';

const isAvailable = async ({ catalogue }: Ports, productId: string): Promise<boolean | undefined> =>
  (await catalogue.load()).productGroups.flatMap(({ products }) => products).find(({ id }) => id === productId)
    ?.available;

const isIngredientAvailable = async ({ pizzaCreator }: Ports, ingredientId: string): Promise<boolean | undefined> =>
  partsOf(await pizzaCreator.load())
    .flat()
    .find(({ id }) => id === ingredientId)?.available;

/** The buttons of the simulator's page. */
const ACTIONS = { pay: 'visa', decline: 'declined', abort: 'aborted', unliable: 'no-shift' } as const;

async function openServerShop(): Promise<ShopUnderTest> {
  const database = await createTestDatabase();
  const port = await findFreePort();
  const simulator = await startSimulator({ port, ledgerFile: null, user: 'simulator', password: 'simulator' });
  const server = await startTestServer(database.url, {
    PAYMENT_PROVIDER: 'simulator',
    PAYMENT_SIMULATOR_PORT: `${port}`,
  });
  const portsOf = (browser: Browser): Ports =>
    createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  const signedIn = async (title: string): Promise<Ports> => {
    const browser = createBrowser(server.url);
    await signIn(browser, title);
    return portsOf(browser);
  };

  return {
    guest: async () => portsOf(createBrowser(server.url)),
    staff: () => signedIn('Mitarbeiter'),
    courier: () => signedIn('Kurierin'),
    manager: () => signedIn('Geschäftsleitung'),
    setAvailable: async (productId, available) => {
      await database.query('update products set available = $2 where id = $1', [productId, available]);
      const guest = portsOf(createBrowser(server.url));
      await vi.waitUntil(async () => (await isAvailable(guest, productId)) === available);
    },
    setIngredientAvailable: async (ingredientId, available) => {
      await database.query('update pizza_ingredients set available = $2 where id = $1', [ingredientId, available]);
      const guest = portsOf(createBrowser(server.url));
      await vi.waitUntil(async () => (await isIngredientAvailable(guest, ingredientId)) === available);
    },
    pay: async (redirectUrl, action) => {
      const body = new URLSearchParams({ action: ACTIONS[action] });
      const { headers } = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
      await fetch(headers.get('location') ?? '', { redirect: 'manual' });
    },
    // The jobs do it in their time.
    settle: () => new Promise((resolve) => setTimeout(resolve, 500)),
    close: async () => {
      await server.close();
      await simulator.close();
      await database.drop();
    },
  };
}

/** What the server's files of ports have between them: each a share, so that they run beside each other. */
export const describeServerPorts = (share: SuiteShare): void =>
  describeAllPorts('over HTTP, on PostgreSQL', openServerShop, share);
