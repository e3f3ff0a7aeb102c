import { createBrowser, signIn } from '../testing/browser.fixtures.ts';
import { portsOf } from './guests.ts';

const COUNT = 3;
const AMOUNT = 100_000;

/** The codes of some gift cards that all guests use. */
export async function issueGiftCards(url: string): Promise<readonly string[]> {
  const browser = createBrowser(url);
  await signIn(browser, 'Mitarbeiter');
  const draft = { amount: AMOUNT, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' } as const;
  const codes: string[] = [];
  for (let count = 0; count < COUNT; count += 1) {
    const issued = await portsOf(url, browser).giftCardAdmin.issue(crypto.randomUUID(), draft);
    if (!issued.ok) throw new Error(`No gift card was issued: ${issued.error.code}.`);
    codes.push(issued.value.code);
  }
  return codes;
}
