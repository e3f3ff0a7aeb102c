import { type APIRequestContext, type APIResponse, expect } from 'playwright/test';

type Option = { id: string; name: string; available: boolean };
type OptionGroup = { min: number; options: Option[] };
type Product = {
  id: string;
  name: string;
  available: boolean;
  ovenBreads: number;
  optionGroups: OptionGroup[];
  availabilitySchedule: object | null;
  soldOutUntil: string | null;
};
/** The header of each answer of the API: pages take an answer without it for somebody else's. */
export const OF_SERVER = { 'x-ofenpost': 'api' };

export type CartBody = {
  productCart: { id: string; amount: number; products: { id: string; name: string }; productCartOptions: object[] }[];
  totalCost: number;
};

async function loadProducts(request: APIRequestContext): Promise<readonly Product[]> {
  const answer = await request.get('/api/catalogue');
  const { productGroups } = (await answer.json()) as { productGroups: { products: Product[] }[] };
  return productGroups.flatMap(({ products }) => products);
}

/** Other tests of the same shop sell products out. */
const isPlain = ({ available, availabilitySchedule, soldOutUntil, optionGroups }: Product) =>
  available && availabilitySchedule === null && soldOutUntil === null && optionGroups.every(({ min }) => min === 0);

/** Returns the ids of products that can be added to the cart at any time and without options. */
export async function loadPlainProducts(request: APIRequestContext): Promise<readonly string[]> {
  return (await loadProducts(request)).filter(isPlain).map(({ id }) => id);
}

/** Returns the ids of products that need no oven, so that no full oven slot blocks them. */
export async function loadUnbakedProducts(request: APIRequestContext): Promise<readonly string[]> {
  const products = (await loadProducts(request)).filter(isPlain);
  return products.filter(({ ovenBreads }) => ovenBreads === 0).map(({ id }) => id);
}

async function addItem(
  request: APIRequestContext,
  productId: string,
  optionIds: readonly string[],
  amount: number,
): Promise<APIResponse> {
  const answer = await request.post('/api/cart/items', { data: { productId, optionIds, amount } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

export const addToCart = (
  request: APIRequestContext,
  productId = '',
  amount = 1,
  optionIds: readonly string[] = [],
): Promise<APIResponse> => addItem(request, productId, optionIds, amount);

export const findProduct = async (request: APIRequestContext, name: string): Promise<Product | undefined> =>
  (await loadProducts(request)).find((candidate) => candidate.name === name);

/** Adds the product of this name to the cart, with the first options where some are required. */
export async function addNamed(request: APIRequestContext, name: string): Promise<APIResponse> {
  const product = await findProduct(request, name);
  const groups = product?.optionGroups ?? [];
  const optionIds = groups.flatMap(({ min, options }) => options.slice(0, min).map(({ id }) => id));
  return addItem(request, product?.id ?? '', optionIds, 1);
}

export async function loadCart(request: APIRequestContext): Promise<CartBody> {
  return (await (await request.get('/api/cart')).json()) as CartBody;
}

export async function emptyCart(request: APIRequestContext): Promise<void> {
  for (const { id } of (await loadCart(request)).productCart)
    await request.patch(`/api/cart/items/${id}`, { data: { amount: 0 } });
}
