import { join } from 'node:path';
import { startSimulator } from './simulator.ts';

const { APP_ENV = 'development', DATA_DIR = '.data', PAYMENT_SIMULATOR_PORT = '3400' } = process.env;
if (APP_ENV === 'production') {
  process.stderr.write('The payment simulator does not run in production: no money would flow.\n');
  process.exit(1);
}
const simulator = await startSimulator({
  port: Number(PAYMENT_SIMULATOR_PORT),
  ledgerFile: join(DATA_DIR, 'payment-simulator.json'),
  user: 'simulator',
  password: 'simulator',
}).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    isTaken
      ? `PAYMENT_SIMULATOR_PORT: ${PAYMENT_SIMULATOR_PORT} ist schon belegt.\n`
      : `The payment simulator cannot start: ${String(error)}\n`,
  );
  process.exit(1);
});
// Started by the server it ends with it, also where that was killed: then nobody holds the other end.
if (process.argv.includes('--with-parent')) process.stdin.on('end', () => process.exit()).resume();
process.stdout.write(`Zahlungen werden nur simuliert, es fliesst kein Geld: ${simulator.origin}\n`);
