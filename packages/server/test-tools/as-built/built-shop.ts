import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { PROJECT_ROOT } from '../../src/configuration/directory.ts';
import { type Browser, createBrowser, signIn } from '../testing/browser.fixtures.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { launchServer } from '../testing/launched-server.fixtures.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.fixtures.ts';
import { type ReceiptPrinter, startReceiptPrinter } from '../testing/receipt-printer.fixtures.ts';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';

const run = promisify(execFile);

/** What is run: the build where it lies, with a PostgreSQL of its own; or the folder of `pnpm bundle`, which needs one. */
export type Built = 'build' | 'bundle';

type Visitor = { readonly browser: Browser; readonly ports: Ports };

/** A shop as it is handed over, on an empty data folder, with a printer and a mail server on this machine. */
export type BuiltShop = {
  readonly url: string;
  /** A folder for the files of the tour. */
  readonly folder: string;
  readonly printer: ReceiptPrinter;
  readonly mailServer: MailServer;
  /** The port at which payments are simulated. */
  readonly simulatorPort: number;
  visit(title: string): Promise<Visitor>;
  /** Runs another program of the build, on this shop's data or on those of an empty one; returns what it says. */
  run(program: 'backup' | 'verify-books', parameters: readonly string[], on: 'shop' | 'other'): Promise<string>;
  close(): Promise<void>;
};

/** A machine with nothing but Node: no font of the system is found. */
const NO_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>';

/** What `pnpm bundle` copies: all that a server needs but PostgreSQL. */
export async function bundleInto(folder: string): Promise<string> {
  await run(process.execPath, [join(PROJECT_ROOT, 'scripts/bundle.ts'), folder]);
  return folder;
}

/** Where the two shops of a tour have their data: folders, or databases where there is no PostgreSQL of their own. */
async function openData(built: Built, folder: string) {
  const shops = { shop: { DATA_DIR: join(folder, 'shop') }, other: { DATA_DIR: join(folder, 'other') } };
  if (built === 'build') return { shops, drop: () => Promise.resolve() };
  const [ofShop, ofOther] = [await createTestDatabase({ empty: true }), await createTestDatabase({ empty: true })];
  return {
    shops: {
      shop: { ...shops.shop, DATABASE_URL: ofShop.url },
      other: { ...shops.other, DATABASE_URL: ofOther.url },
    },
    drop: async () => {
      await Promise.all([ofShop.drop(), ofOther.drop()]);
    },
  };
}

export async function openBuiltShop(built: Built): Promise<BuiltShop> {
  const folder = await mkdtemp(join(tmpdir(), 'ofenpost-as-built-'));
  // The user of a PostgreSQL of its own must get there too.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'no-fonts.conf'), NO_FONTS);
  const program = built === 'build' ? PROJECT_ROOT : await bundleInto(join(folder, 'bundle'));
  const { shops, drop } = await openData(built, folder);
  const [printer, mailServer] = [await startReceiptPrinter(), await startMailServer()];
  const [port, simulatorPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const environment = {
    PUBLIC_URL: url,
    PORT: `${port}`,
    CLOCK_START: TEST_NOW,
    AUTH_SECRET: 'a secret of the tour through what was built',
    FONTCONFIG_FILE: join(folder, 'no-fonts.conf'),
    SMTP_URL: mailServer.url,
    PAYMENT_PROVIDER: 'simulator',
    PAYMENT_SIMULATOR_PORT: `${simulatorPort}`,
  };
  const server = await launchServer({ folder: program }, { ...environment, ...shops.shop });

  return {
    url,
    folder: join(folder, 'files'),
    printer,
    mailServer,
    simulatorPort,
    visit: async (title) => {
      const browser = createBrowser(url);
      await signIn(browser, title);
      const apiClient = createApiClient(url, browser.fetch);
      return { browser, ports: createServerRenderingPorts({ apiClient, now: TEST_NOW }) };
    },
    run: async (name, parameters, on) => {
      const { PATH = '', HOME = '' } = process.env;
      const main = join(program, `dist/server/${name}.js`);
      const env = { PATH, HOME, ...environment, ...shops[on] };
      return (await run(process.execPath, [main, ...parameters], { env, cwd: folder })).stdout;
    },
    close: async () => {
      await server.end('SIGTERM');
      await Promise.all([printer.switchOff(), mailServer.close(), drop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
