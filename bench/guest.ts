import { randomUUID } from 'node:crypto';
import { type Connection, requestBytes } from './connection.ts';
import { type HttpAnswer, cookieOf } from './http-answer.ts';

type Option = { readonly id: string; readonly available: boolean };
type OptionGroup = { readonly min: number; readonly options: readonly Option[] };
type Product = {
  readonly id: string;
  readonly available: boolean;
  readonly vatClass: string;
  readonly availabilitySchedule: unknown;
  readonly ovenBreads: number;
  readonly optionGroups: readonly OptionGroup[];
};
type NewItem = { readonly productId: string; readonly optionIds: readonly string[]; readonly amount: number };

/** The order of every guest. */
type GuestDraft = Readonly<Record<string, unknown>> & { readonly address: object };

export type GuestOrder = {
  readonly items: readonly NewItem[];
  readonly draft: GuestDraft;
  readonly totalPrice: number;
};

/** The server is overloaded, and says when to come again. */
class BusyError extends Error {}

/** Repeats a request while the answer is a 503. */
export const throwUnlessFine = ({ status, head, body }: HttpAnswer): void => {
  if (status === 200) return;
  const message = `${head.split('\r\n')[0]}: ${body.toString()}`;
  throw status === 503 ? new BusyError(message) : new Error(message);
};

export const isBusy = (error: unknown): boolean => error instanceof BusyError;

export async function send<T>(connection: Connection, request: Buffer): Promise<T> {
  const answer = await connection.send(request);
  throwUnlessFine(answer);
  return JSON.parse(answer.body.toString()) as T;
}

const readPlain = async <T>(port: number, path: string): Promise<T> =>
  (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as T;

const itemOf = ({ id, optionGroups }: Product): NewItem => ({
  productId: id,
  optionIds: optionGroups.flatMap(({ min, options }) =>
    options
      .filter(({ available }) => available)
      .slice(0, min)
      .map((option) => option.id),
  ),
  amount: 2,
});

/** Fills a new guest's cart; returns the cookie. */
export async function fillNewCart(connection: Connection, { items }: Pick<GuestOrder, 'items'>): Promise<string> {
  let cookie = '';
  for (const item of items) {
    const answer = await connection.send(requestBytes('POST', '/api/cart/items', { cookie, body: item }));
    throwUnlessFine(answer);
    if (cookie === '') cookie = cookieOf(answer);
  }
  return cookie;
}

let houses = 0;

/** The same order with a new key, to another house: an address has only a few open orders. */
export function orderRequest(cookie: string, { draft, totalPrice }: Omit<GuestOrder, 'items'>): Buffer {
  const address = { ...draft.address, houseNumber: (++houses).toString(36) };
  const body = { idempotencyKey: randomUUID(), totalPrice, draft: { ...draft, address } };
  return requestBytes('POST', '/api/orders', { cookie, body });
}

/** The server returns the total when it refuses a wrong one. */
async function priceOf(connection: Connection, items: readonly NewItem[], draft: GuestDraft): Promise<number> {
  const cookie = await fillNewCart(connection, { items });
  const answer: HttpAnswer = await connection.send(orderRequest(cookie, { draft, totalPrice: 0 }));
  const refusal = JSON.parse(answer.body.toString()) as { readonly data?: { readonly totalPrice?: number } };
  if (refusal.data?.totalPrice === undefined) throw new Error(`The order was refused: ${answer.body.toString()}`);
  return refusal.data.totalPrice;
}

/** Two flatbreads with their options and two of another product, as soon as possible, paid at the door. */
export async function chooseOrder(connection: Connection, port: number): Promise<GuestOrder> {
  const { productGroups } = await readPlain<{ readonly productGroups: readonly { readonly products: Product[] }[] }>(
    port,
    '/api/catalogue',
  );
  const { orderLocations } = await readPlain<{ readonly orderLocations: readonly { readonly id: string }[] }>(
    port,
    '/api/delivery',
  );
  const foods = productGroups
    .flatMap(({ products }) => products)
    .filter((product) => product.available && product.vatClass === 'food' && product.availabilitySchedule === null);
  const bread = foods.find(({ ovenBreads, optionGroups }) => ovenBreads > 0 && optionGroups.length > 0);
  const other = foods.find(({ ovenBreads }) => ovenBreads === 0);
  if (bread === undefined || other === undefined) throw new Error('The shop has nothing to order.');
  const items = [itemOf(bread), itemOf(other)];
  const draft = {
    address: {
      contactName: 'Anna Keller',
      phoneNumber: '078 123 45 67',
      street: 'Marktgasse',
      houseNumber: '12a',
      orderLocationId: orderLocations.at(-1)?.id,
      note: 'Klingel links',
    },
    deliveryTime: { kind: 'asap' },
    paymentMethod: 'card',
    remark: '',
    legalAgeConfirmed: false,
  };
  return { items, draft, totalPrice: await priceOf(connection, items, draft) };
}
