import type { Browser } from 'playwright';
import { fillCart } from './cart.ts';
import { visit } from './visit.ts';

/** Returns the cookie header of a guest with two products in the cart. */
export async function cartCookie(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await visit(page, '/products');
  await fillCart(page, 2);
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
