// Orders a flatbread from the terminal: node main.ts http://localhost:3000
import 'temporal-polyfill/global';
import { errorToast } from '@ofenpost/core/error/error-catalogue';
import type { Ports } from '@ofenpost/core/ports';
import { startUpActors, startUpMachine } from '@ofenpost/core/session/start-up.machine';
import { createActor, toPromise } from 'xstate';
import { buildPizza } from './build-pizza.ts';
import { connect } from './connect.ts';
import { followOrder } from './follow-order.ts';
import { placeOrder } from './place-order.ts';
import { showShop } from './show-shop.ts';
import { type Terminal, openTerminal } from './terminal.ts';

/** True when an order was placed, and followed to its end. */
async function order(terminal: Terminal, ports: Ports): Promise<boolean> {
  await showShop(terminal, ports);
  const isInCart = await buildPizza(terminal, ports);
  const startUp = createActor(startUpMachine.provide({ actors: startUpActors }), {
    input: { environment: 'browser', cookiePresent: true, ports },
  });
  const { account } = await toPromise(startUp.start());

  const placed = isInCart ? await placeOrder(terminal, ports, account) : null;
  if (placed === null) return false;
  terminal.print('', `Danke! Deine Bestellung hat die Nummer ${placed.order.number}.`);
  await followOrder(terminal, ports, placed);
  return true;
}

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const terminal = openTerminal();
try {
  const connection = await connect(address);
  if (!connection.ok) terminal.print(`✗ ${connection.error}`);
  const isOrdered = connection.ok && (await order(terminal, connection.value));
  if (!isOrdered) process.exitCode = 1;
} catch (error) {
  terminal.print(`✗ Das hat nicht geklappt: ${errorToast(error).detail}`);
  process.exitCode = 1;
}
terminal.close();
