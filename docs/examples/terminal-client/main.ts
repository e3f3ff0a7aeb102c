// Orders a flatbread from the terminal: node main.ts http://localhost:3000
import 'temporal-polyfill/global';
import { createNodePorts } from '@ofenpost/adapters/container/container';
import { createStartUpActors } from '@ofenpost/core/session/start-up.actors';
import { startUpMachine } from '@ofenpost/core/session/start-up.machine';
import { createActor, toPromise } from 'xstate';
import { buildPizza } from './build-pizza.ts';
import { followOrder } from './follow-order.ts';
import { placeOrder } from './place-order.ts';
import { showShop } from './show-shop.ts';
import { openTerminal } from './terminal.ts';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const ports = await createNodePorts(new URL(address).origin);
const terminal = openTerminal();

await showShop(terminal, ports);

const isInCart = await buildPizza(terminal, ports);
const startUp = createActor(startUpMachine.provide({ actors: createStartUpActors(ports) }), {
  input: { environment: 'browser', cookiePresent: true },
});
const visitor = await toPromise(startUp.start());

const placed = isInCart ? await placeOrder(terminal, ports, visitor) : null;
if (placed === null) {
  process.exitCode = 1;
} else {
  terminal.print('', `Danke! Deine Bestellung hat die Nummer ${placed.order.number}.`);
  await followOrder(terminal, ports, placed);
}
terminal.close();
