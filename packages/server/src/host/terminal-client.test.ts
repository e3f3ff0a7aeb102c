import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { OrderStep } from '@ofenpost/core/order/order';
import { ORDER_STATUS_LABELS } from '@ofenpost/core/order/order-status';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';

const EXAMPLES = join(PROJECT_ROOT, 'examples/terminal');

const STEPS: readonly OrderStep[] = [
  { from: 'placed', to: 'accepted', minutes: 45 },
  { from: 'accepted', to: 'preparing' },
  { from: 'preparing', to: 'ready' },
  { from: 'ready', to: 'onTheWay' },
  { from: 'onTheWay', to: 'delivered', collected: 'card' },
];

/** Runs an example as its own process, with Enter or these lines as its input. */
function startExample(
  file: string,
  url: string,
  answers = '',
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(process.execPath, [join(EXAMPLES, file), url]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stdin.end(answers);
  return { child, output: () => output };
}

describe('the example client for integrators', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function staff() {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Mitarbeiter');
    return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  }

  it('shows the shop, builds a pizza, orders it and follows it to the door', async () => {
    const { child, output } = startExample('main.ts', server.url);
    const ended = once(child, 'close');
    await vi.waitFor(() => expect(output()).toContain('Deine Bestellung hat die Nummer 1001.'));
    await vi.waitFor(() => expect(output()).toContain('Eingegangen'));
    const [row] = await database.query('select id from orders where number = 1001');
    const { orderDesk } = await staff();
    for (const step of STEPS) {
      expect(await orderDesk.step(String(row?.['id']), step)).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(output()).toContain(`  ${ORDER_STATUS_LABELS[step.to]}`));
    }
    await ended;
    expect([child.exitCode, output()]).toEqual([0, expect.stringMatching(/Geliefert[^\n]*\n$/)]);
    expect(output()).toMatch(/Lieferung\s+offen bis/);
    expect(output()).toMatch(/ {2}Margherita {2,}CHF \d+\.\d\d/);
    expect(output()).toMatch(/ \(links\) {2,}CHF \d+\.\d\d/);
    expect(output()).toMatch(/Angenommen, bei dir um \d\d:\d\d/);
  });

  it('explains in German why an order is refused, and fails', async () => {
    // Invalid input is asked for again; one small pizza to the farthest area stays below its minimum order.
    const { child, output } = startExample(
      'main.ts',
      server.url,
      ['neunzig', '', '', '', '', '', '🍕', '0', '1', '12', ''].join('\n'),
    );
    await once(child, 'close');
    expect(output()).toContain('Bitte eine Zahl von 1 bis 99.');
    expect([child.exitCode, output()]).toEqual([1, expect.stringContaining('✗ Für diesen Lieferort gilt ein Mindest')]);
  });

  it('asks again for toppings that it does not understand, and says which half is full', async () => {
    const all = Array.from({ length: 13 }, (_, index) => `${index + 1}l`).join(', ');
    const answers = ['', '', '', '', '3x, Salami', '1, 99', '2, 2', all, '1', '12'];
    const { child, output } = startExample('main.ts', server.url, answers.join('\n'));
    await once(child, 'close');
    expect(output().match(/Bitte Zahlen von 1 bis \d+/g)).toHaveLength(3);
    expect(output().match(/✗ Links liegen schon 12 Beläge\./g)).toHaveLength(1);
  });

  it('asks again for an address that is refused', async () => {
    const answers = ['', '', '', '', '', '1', '12', '', '', '', '', '', '12', '', '12345', '', '', '', '12'];
    const { child, output } = startExample('main.ts', server.url, answers.join('\n'));
    await once(child, 'close');
    const complaints = [...output().matchAll(/✗ (Für diesen Lieferort|Bitte gib deine Telefonnummer)/g)];
    expect(complaints.map(([, text]) => text)).toEqual([
      'Für diesen Lieferort',
      'Bitte gib deine Telefonnummer',
      'Bitte gib deine Telefonnummer',
    ]);
    expect(child.exitCode).toBe(1);
  });

  it.each([
    ['http://localhost:1', 'Unter http://localhost:1 antwortet keine Ofenpost. Läuft der Server?'],
    ['localhost:1', 'Unter http://localhost:1 antwortet keine Ofenpost. Läuft der Server?'],
    ['ftp://localhost', '«ftp://localhost» ist keine Adresse. Gemeint ist etwas wie http://localhost:3000.'],
    ['http://', '«http://» ist keine Adresse. Gemeint ist etwas wie http://localhost:3000.'],
  ])('says in one line that there is no server at %s', async (address, sentence) => {
    const { child, output } = startExample('main.ts', address);
    await once(child, 'close');
    expect([child.exitCode, output()]).toEqual([1, `✗ ${sentence}\n`]);
  });

  it('takes a bare host as http', async () => {
    const { child, output } = startExample(
      'main.ts',
      new URL(server.url).host,
      ['', '', '', '', '', '1', '12'].join('\n'),
    );
    await once(child, 'close');
    expect([child.exitCode, output()]).toEqual([1, expect.stringContaining('Deine Pizza')]);
  });

  it.each([
    ['first-steps.ts', /state: 'open'/],
    ['plan-cart.ts', /Gesamt CHF 43\.00\n$/],
    ['without-a-server.ts', /^Bestellung 1001: CHF 43\.00\n$/],
  ])('runs %s as it stands in the guide', async (file, expected) => {
    const { child, output } = startExample(file, server.url);
    await once(child, 'close');
    expect([child.exitCode, output()]).toEqual([0, expect.stringMatching(expected)]);
  });
});
