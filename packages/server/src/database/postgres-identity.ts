import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../configuration/error.ts';

const run = promisify(execFile);

type Command = readonly [program: string, ...parameters: string[]];

/** The user of PostgreSQL's programs. They refuse to run as root, so root needs another identity. */
export type PostgresIdentity = {
  wrap(...command: Command): Command;
  /** The system user to run as; empty: the current one. */
  readonly user: { readonly uid?: number; readonly gid?: number };
};

const SYSTEM_USER = 'ofenpost-db';

const asUser = (user: PostgresIdentity['user']): PostgresIdentity => ({ wrap: (...command) => command, user });

// A user namespace in which root has another number. The files still belong to root, so this also works in folders that
// only root may enter.
const inUserNamespace: PostgresIdentity = {
  wrap: (...command) => ['unshare', '--user', '--map-user=1', '--map-group=1', ...command],
  user: {},
};

async function isPermitted({ wrap, user }: PostgresIdentity, ...command: Command): Promise<boolean> {
  const [program, ...parameters] = wrap(...command);
  try {
    await run(program, parameters, user);
    return true;
  } catch {
    return false;
  }
}

async function idOf(option: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [option, SYSTEM_USER])).stdout);
}

async function findOrCreateSystemUser(): Promise<PostgresIdentity> {
  try {
    await idOf('-u');
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER]);
  }
  return asUser({ uid: await idOf('-u'), gid: await idOf('-g') });
}

async function giveFolder(folder: string, { user }: PostgresIdentity): Promise<void> {
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** Chooses the user of PostgreSQL. The owner of `folder`, which holds all of its files, has run the database before. */
export async function choosePostgresIdentity(folder: string, postgres: string): Promise<PostgresIdentity> {
  if (process.getuid?.() !== 0) return asUser({});
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return asUser({ uid, gid });
  if (await isPermitted(inUserNamespace, postgres, '--version')) return inUserNamespace;
  const systemUser = await findOrCreateSystemUser().catch(() => null);
  if (systemUser !== null && (await isPermitted(systemUser, postgres, '--version'))) {
    await giveFolder(folder, systemUser);
    if (await isPermitted(systemUser, 'test', '-x', folder)) return systemUser;
    await giveFolder(folder, asUser({ uid, gid }));
  }
  throw new StartupError(
    'PostgreSQL läuft nicht als root, und andere Wege sind hier verschlossen: bitte als gewöhnlicher Benutzer starten oder DATABASE_URL setzen.',
  );
}
