import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import { formatMoney } from '@ofenpost/core/money/format-money';
import {
  createOpeningHoursActors,
  openingHoursMachine,
  selectStatuses,
} from '@ofenpost/core/opening-hours/opening-hours.machine';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from '@ofenpost/core/opening-hours/opening-labels';
import type { Ports } from '@ofenpost/core/ports';
import { createActor } from 'xstate';
import type { Terminal } from './terminal.ts';

async function showStatus(terminal: Terminal, { openingHours, delivery, clock }: Ports): Promise<void> {
  const now = clock.now();
  const { busyControls } = await delivery.load();
  const machine = openingHoursMachine.provide({ actors: createOpeningHoursActors({ clock }) });
  const actor = createActor(machine, {
    input: { openingHours: await openingHours.load(), busyControls, now },
  }).start();
  const statuses = selectStatuses(actor.getSnapshot());
  actor.stop();
  for (const service of ['restaurant', 'delivery'] as const) {
    const state = OPENING_STATE_LABELS[statuses[service].state];
    terminal.print(`${SERVICE_LABELS[service].padEnd(11)}${state} ${openingDetail(statuses[service], now)}`.trimEnd());
  }
}

/** The earliest possible delivery: for then the cart says what is available. */
export async function earliestServingIn({
  openingHours,
  delivery,
  clock,
}: Pick<Ports, 'openingHours' | 'delivery' | 'clock'>): Promise<Serving> {
  return earliestServing(deliveryServiceOf(await openingHours.load(), await delivery.load()), clock.now());
}

async function showMenu(terminal: Terminal, { catalogue, ...ports }: Ports): Promise<void> {
  const at = await earliestServingIn(ports);
  for (const { name, products } of (await catalogue.load()).productGroups) {
    terminal.print('', name);
    for (const product of products) {
      const offer = productAvailability(product, at);
      const note = offer.available ? '' : `  (${offer.explanation})`;
      terminal.print(`  ${product.name.padEnd(32)}${formatMoney(product.price).padStart(10)}${note}`);
    }
  }
}

/** Whether the restaurant is open, and what it sells. */
export async function showShop(terminal: Terminal, ports: Ports): Promise<void> {
  const { name, claim } = await ports.restaurant.load();
  terminal.print(`${name}: ${claim}`);
  await showStatus(terminal, ports);
  await showMenu(terminal, ports);
}
