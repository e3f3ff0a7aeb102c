import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type Socket, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../src/configuration/directory.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import type { House } from './house.ts';
import { download, stall, upload } from './stalled-requests.ts';

/** Everything around the server while guests order. */
export type Street = {
  readonly house: House;
  readonly databaseUrl: string;
  /** A folder for the files that a neighbour writes. */
  readonly folder: string;
  /** The cookies of a manager, and of a guest who has ordered. */
  readonly cookies: { readonly manager: string; readonly guest: string };
  /** An order of that guest: its id, and its path below `/api/orders/`. */
  readonly order: { readonly id: string; readonly events: string };
  /** Accepts orders whose tickets go to the printers at these ports, one after the other. */
  print(ports: readonly number[], confirms: boolean): Promise<void>;
};

/** A neighbour that is connected and hangs. */
type Hanging = {
  /** How many of the server's resources it holds at the moment. */
  readonly holds: () => number | Promise<number>;
  readonly leave: () => void | Promise<void>;
};

/** Something that talks with the server and is slow or sends nothing. */
export type Neighbour = {
  readonly name: string;
  readonly hang: (street: Street) => Promise<Hanging>;
};

/** How many requests of a kind stall at once: more than the server has database connections. */
const STALLED = 40;
const TRICKLE_EVERY_MS = 1_000;

/** A server that handles each connection with `serve`; it sends `trickled` one byte a second. */
async function listenAs(serve: (socket: Socket) => void, trickled = '') {
  const sockets = new Set<Socket>();
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    serve(socket);
  });
  let said = 0;
  const timer = setInterval(() => {
    const byte = trickled[said % trickled.length];
    said += 1;
    if (byte !== undefined) for (const socket of sockets) socket.write(byte);
  }, TRICKLE_EVERY_MS);
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    open: () => sockets.size,
    visits: () => visits,
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const mailServer = (name: string, serve: (socket: Socket) => void, trickled?: string): Neighbour => ({
  name,
  hang: async ({ house: { letterBox, mails } }) => {
    const hanging = await listenAs(serve, trickled);
    letterBox.lead(hanging.port);
    return {
      holds: hanging.open,
      leave: () => {
        letterBox.lead(Number(new URL(mails.url).port));
        hanging.close();
      },
    };
  },
});

const PRINTERS = 4;
type PrinterManner = {
  readonly serve: (socket: Socket) => void;
  readonly trickled?: string;
  readonly confirms: boolean;
};

const printers = (name: string, { serve, trickled, confirms }: PrinterManner): Neighbour => ({
  name,
  hang: async ({ print }) => {
    const hanging = await Promise.all(Array.from({ length: PRINTERS }, () => listenAs(serve, trickled)));
    await print(
      hanging.map(({ port }) => port),
      confirms,
    );
    return {
      holds: () => hanging.filter(({ visits }) => visits() > 0).length,
      leave: () => {
        for (const { close } of hanging) close();
      },
    };
  },
});

const stalled = (name: string, requestsOf: (street: Street) => Parameters<typeof stall>[1]): Neighbour => ({
  name,
  hang: async (street) => {
    const requests = stall(street.house.url, requestsOf(street));
    return { holds: requests.open, leave: requests.end };
  },
});

/** Requests lists in every order and with different words, so that hardly any two downloads are the same. */
const LISTS = [
  ...['name', '-name', 'email', '-email', 'since', '-since'].flatMap((sort) =>
    ['', 'konto', 'vorname', 'nachname'].map((words) => `accounts.csv?sort=${sort}&q=${words}`),
  ),
  ...['created', '-created', 'rating', '-rating'].flatMap((sort) =>
    ['', 'gut'].map((words) => `feedback.csv?sort=${sort}&q=${words}`),
  ),
  ...['accounting', 'audit-log', 'gift-cards', 'events', 'menu', 'products'].map((list) => `${list}.csv`),
  'catalogue.csv',
  'catalogue.json',
].map((list) => `/admin/${list}`);

const times = <T>(count: number, one: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => one(index));

/** A backup that stops in the middle of its transaction until it is released. */
const backupHalted: Neighbour = {
  name: 'a backup stands still halfway',
  hang: async ({ databaseUrl, folder, house: { query } }) => {
    const target = join(folder, 'backup');
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'dist/server/backup.js'), 'backup', target], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    const copying = async () =>
      (await query(`select pid from pg_stat_activity where query ilike 'copy %' and xact_start is not null`)).length;
    while (child.exitCode === null && (await copying()) === 0) await sleep(1);
    child.kill('SIGSTOP');
    return {
      holds: copying,
      leave: async () => {
        child.kill('SIGCONT');
        await exited;
        await rm(target, { recursive: true, force: true });
      },
    };
  },
};

const NOTHING = (): void => {};

/** Each kind of neighbour in every known way of hanging. */
export const NEIGHBOURS: readonly Neighbour[] = [
  mailServer('a mail server takes connections and says nothing', (socket) => socket.resume()),
  mailServer('a mail server says a byte of its greeting a second', (socket) => socket.resume(), '220-mail '),
  mailServer('a mail server greets and says no more', (socket) => socket.resume().write('220 mail ESMTP\r\n')),
  printers('four printers take a byte now and then', { serve: NOTHING, confirms: false }),
  printers('four printers say a byte a second that means nothing', {
    serve: (socket) => socket.resume(),
    trickled: '\u0080',
    confirms: true,
  }),
  printers('four printers take connections and close them', { serve: (socket) => socket.end(), confirms: true }),
  stalled(`${LISTS.length} stalled downloads of lists, 150,000 accounts in them`, ({ house: { url }, cookies }) =>
    LISTS.map((path) => download(url, path, cookies.manager)),
  ),
  stalled(`${STALLED} stalled downloads of the same list`, ({ house: { url }, cookies }) =>
    times(STALLED, () => download(url, '/admin/accounts.csv', cookies.manager)),
  ),
  stalled(`${STALLED} stalled readers of receipts`, ({ house: { url }, cookies, order }) =>
    times(STALLED, () => download(url, `/order/${order.id}/receipt.pdf`, cookies.manager)),
  ),
  stalled(`${STALLED} photos that come a byte a second`, ({ house: { url }, cookies }) =>
    times(STALLED, () => upload(url, '/api/desk/photos', { cookie: cookies.manager, type: 'image/jpeg' })),
  ),
  stalled(`${STALLED} orders that come a byte a second`, ({ house: { url }, cookies }) =>
    times(STALLED, () => upload(url, '/api/orders', { cookie: cookies.guest, type: 'application/json' })),
  ),
  stalled(`${STALLED} order desks and ${STALLED} guests who read nothing of what is live`, (street) => {
    const { house, cookies, order } = street;
    return [
      ...times(STALLED, () => download(house.url, '/api/desk/orders/events', cookies.manager)),
      ...times(STALLED, () => download(house.url, `/api/orders/${order.events}`, cookies.guest)),
    ];
  }),
  backupHalted,
];
