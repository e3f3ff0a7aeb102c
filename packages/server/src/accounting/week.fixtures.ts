import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Order } from '@ofenpost/core/order/order';
import type { Ports } from '@ofenpost/core/ports';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { type Draw, anyPhoneOrder, finish, pick } from './books.fixtures.ts';
import { deliverAgain, editWaiting, redeliverSome } from './week-changes.fixtures.ts';
import { type Week, bookedOn } from './week-diary.fixtures.ts';
import { answerOrder, anyGuestOrder, sortOrderNow } from './week-orders.fixtures.ts';
import type { Shift } from './week-shifts.fixtures.ts';
import {
  changeCatalogue,
  closeDay,
  enterTip,
  storeGiftCards,
  moveCash,
  refundSome,
  dayOfSale,
} from './week-staff.fixtures.ts';

/** The code of a gift card with a balance, or an empty text. */
async function giftCardFor({ giftCards }: Week, { ports, random }: Draw): Promise<string> {
  const code = random() < 0.35 ? pick(random, giftCards) : '';
  return code !== '' && (await ports.giftCard.balance(code)).ok ? code : '';
}

const settle = ({ sold }: Week, order: Order): void => {
  if (order.status === 'delivered') sold.push(order);
};

/** Takes an order to its end; one delivery in four was a wrong tap. */
async function finishOrUndo(week: Week, draw: Draw, order: Order): Promise<Order> {
  const finished = await finish(draw, order);
  if (finished.status !== 'delivered' || draw.random() < 0.75) return finished;
  week.undone.push(bookedOn(week, { day: dayOfSale(finished) }));
  return deliverAgain(draw, finished);
}

/** Phone orders of guests and of a customer; some of them are left for later. */
async function takeOrders(week: Week, draw: Draw, portsOf: (browser: Browser) => Ports): Promise<void> {
  const { random } = draw;
  const sortOrder = await sortOrderNow(draw.ports);
  for (let count = 0; count < week.orders; count += 1) {
    const giftCardCode = await giftCardFor(week, draw);
    let order: Order;
    if (random() < 0.4) order = await anyPhoneOrder(draw, giftCardCode);
    else {
      const guest = portsOf(random() < 0.3 ? week.customer : createBrowser(`http://localhost:${week.port}`));
      const placed = await anyGuestOrder({ ports: guest, random, sortOrder }, giftCardCode);
      if (placed === null) continue;
      order = await answerOrder(draw, placed, guest);
    }
    if (order.status !== 'accepted') continue;
    if (random() < 0.35) week.waiting.push(order);
    else settle(week, await finishOrUndo(week, draw, order));
  }
}

/** Finishes some of the waiting orders, or all of them before a day is closed. */
async function finishWaiting(week: Week, draw: Draw, share: number): Promise<void> {
  const left = week.waiting.splice(0);
  for (const order of left)
    if (draw.random() < share) settle(week, await finishOrUndo(week, draw, order));
    else week.waiting.push(order);
}

async function work(week: Week, shift: Shift, { url }: TestServer): Promise<void> {
  const now = new Date(shift.at).toISOString();
  const portsOf = ({ fetch }: Browser): Ports =>
    createServerRenderingPorts({ apiClient: createApiClient(url, fetch), now });
  if (week.manager.cookies().size === 0) {
    await signIn(week.manager, 'Geschäftsleitung');
    await signIn(week.customer, 'Kundin');
  }
  const draw = { ports: portsOf(week.manager), random: week.random, isCounterOpen: shift.guests === 'come' };
  if (shift.guests !== 'sleep') await editWaiting(week, draw);
  await finishWaiting(week, draw, 0.6);
  if (shift.guests !== 'sleep') {
    await changeCatalogue(draw);
    await storeGiftCards(week, draw);
    await takeOrders(week, draw, portsOf);
  }
  await enterTip(week, draw);
  const again = await redeliverSome(week, draw);
  if (again !== null) await finish(draw, again);
  await refundSome(week, draw, bookedOn(week, shift));
  // Cash cannot be moved on a day that has not begun.
  if (bookedOn(week, shift) === shift.day) await moveCash(week, draw, shift.day);
  if (shift.closes.length > 0) await finishWaiting(week, draw, 1);
  for (const day of shift.closes) await closeDay(week, draw, day);
}

/** Works a shift on a server that is started for it: only the database is shared with the next shift. */
export async function workShift(week: Week, shift: Shift): Promise<void> {
  const server = await startTestServer(week.databaseUrl, { PORT: week.port, CLOCK_START: shift.at });
  try {
    await work(week, shift, server);
  } finally {
    await server.close();
  }
}
