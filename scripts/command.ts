import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

type CommandOptions = {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Whether the output is written at once at the end, so that it does not mix with that of other commands. */
  readonly together?: boolean;
};

/** Runs an installed tool with its output on this terminal; returns whether it succeeded. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  options: CommandOptions = {},
): Promise<boolean> {
  const cwd = join(root, options.cwd ?? '');
  const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''];
  const env = { ...process.env, ...options.env, PATH: path.join(delimiter) };
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const out = options.together === true ? 'pipe' : 'inherit';
    const child = spawn(command, parameters, { cwd, env, stdio: ['inherit', out, out] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => output.push(bytes));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
