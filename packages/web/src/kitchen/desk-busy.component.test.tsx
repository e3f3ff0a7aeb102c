import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleDialog } from '../../test-tools/accessible.ts';
import { createHold } from '../../test-tools/delay.ts';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';
import { focus, pressEnter } from '../../test-tools/keyboard.ts';
import { PHONE, useScreen } from '../../test-tools/mount-page.tsx';

const SECOND = 1000;

const badge = (name: string): Locator => page.getByRole('group', { name, exact: true });
const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

async function openDialog(name: string): Promise<Locator> {
  await button(new RegExp(`^${name}`)).click();
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

test('a pause counts down, is longer by one tap and over by another', async () => {
  const { shop } = await openBoard();
  const dialog = await openDialog('Lieferung pausieren');
  await expectAccessibleDialog();
  await dialog.getByRole('radio', { name: '15 Min.' }).click();
  await dialog.getByRole('button', { name: 'Pausieren bis 19:15' }).click();
  await expect.element(badge('Pause')).toMatchTextContent('noch 15:00');
  shop.advance(90 * SECOND);
  await expect.element(badge('Pause')).toMatchTextContent('noch 13:30');
  await expectAccessible();
  await button('+15 Minuten Pause').click();
  await expect.element(badge('Pause')).toMatchTextContent('noch 28:30');
  await button('Pause beenden').click();
  await expect.element(button('Lieferung pausieren')).toBeVisible();
  expect((await shop.visit(STAFF).kitchen.load()).busyControls.pause).toBeNull();
});

test.for([
  ['Lieferung pausieren', /^Pausieren bis/],
  ['Hochbetrieb', /^\+15 Minuten bis/],
] as const)('a time of day that is over today ends nothing tomorrow: %s', async ([name, legend]) => {
  await openBoard();
  const dialog = await openDialog(name);
  const ready = dialog.getByRole('button', { name: legend });
  await dialog.getByRole('radio', { name: 'Uhrzeit' }).click();
  await expect.element(ready).toBeDisabled();
  const time = dialog.getByRole('textbox', { name: 'Uhrzeit' });
  await time.fill('18:30');
  await expect.element(dialog.getByText('18:30 ist heute schon vorbei.')).toBeVisible();
  await expect.element(ready).toBeDisabled();
  await expectAccessibleDialog();
  await time.fill('00:30');
  await expect.element(dialog.getByText(/schon vorbei/)).not.toBeInTheDocument();
  await expect.element(ready).toMatchTextContent(/morgen um 00:30$/);
  await expect.element(ready).toBeEnabled();
  await dialog.getByRole('button', { name: 'Zurück' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is sold out until a time of day that is over today is not sold out', async () => {
  await openBoard();
  const dialog = await openDialog('Ausverkauft');
  await dialog.getByRole('radio', { name: 'Uhrzeit' }).click();
  await dialog.getByRole('textbox', { name: 'Uhrzeit' }).fill('18:30');
  await expect.element(dialog.getByText('18:30 ist heute schon vorbei.')).toBeVisible();
  await dialog.getByLabelText('Was ist aus?').fill('rucola');
  await expect
    .element(dialog.getByRole('button', { name: 'Rucola ausverkauft' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test.for([{ width: 1440, height: 900 }, PHONE])(
  'nothing makes way for the search, not even during a pause, at $width px',
  async (screen) => {
    await useScreen(screen);
    await openBoard();
    await openDialog('Lieferung pausieren');
    await button(/^Pausieren bis/).click();
    await expect.element(badge('Pause')).toBeVisible();
    // A DOMRect has no own properties: any two of them would be equal.
    const rectOf = (locator: Locator): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> => {
      const { x, y, width, height } = locator.element().getBoundingClientRect();
      return { x, y, width, height };
    };
    const neighbour = page.getByText('Verbunden', { exact: true });
    const search = page.getByRole('searchbox', { name: /^Bestellung suchen/ });
    // No key is heard before the dialog has left, and the focus returns after it.
    await expect.element(button('+15 Minuten Pause')).toHaveFocus();
    const before = rectOf(neighbour);
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await expect.poll(() => rectOf(search).width).toBeGreaterThan(200);
    expect(rectOf(neighbour)).toEqual(before);
  },
);

test('a rush says how much longer, by keyboard alone', async () => {
  await openBoard();
  const open = button('Hochbetrieb');
  await pressEnter(open);
  const dialog = page.getByRole('dialog', { name: 'Hochbetrieb' });
  const shorter = dialog.getByRole('radio', { name: '+15 Min.' });
  // The dialog takes the focus first, or it would take it back.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  focus(shorter);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('radio', { name: '+20 Min.' })).toBeChecked();
  await expectAccessibleDialog();
  await pressEnter(dialog.getByRole('button', { name: /^\+20 Minuten bis 20:00$/ }));
  await expect.element(badge('Hochbetrieb')).toMatchTextContent('Hochbetrieb +20 min noch 1 h 00');
  // The state appears on the page, and again in the dialog for those who had it open meanwhile.
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Hochbetrieb, 20 Minuten länger, bis 20:00' }).first())
    .toBeInTheDocument();
  await pressEnter(button('Hochbetrieb beenden'));
  await expect.element(open).toBeVisible();
});

/** Until when what has this name is sold out, wherever the loaded data have it: each end once. */
function soldOutUntil(loaded: unknown, name: string): readonly unknown[] {
  const ends = new Set<unknown>();
  JSON.stringify(loaded, (_, value: unknown) => {
    if (value !== null && typeof value === 'object' && 'name' in value && value.name === name)
      ends.add('soldOutUntil' in value ? value.soldOutUntil : undefined);
    return value;
  });
  return [...ends];
}

test('what is sold out goes from everywhere by one tap, whatever is tapped meanwhile, and comes back by one', async () => {
  const shop = createDemoShop();
  const ports = shop.visit(STAFF);
  const { pass, hold } = createHold();
  let requested = 0;
  const sellOut: typeof ports.kitchen.sellOut = (soldOut) => {
    requested += 1;
    return pass(() => ports.kitchen.sellOut(soldOut));
  };
  await openBoard({ shop, ports: { ...ports, kitchen: { ...ports.kitchen, sellOut } } });
  // Behind the dialog it is hidden from everyone.
  const opener = button(/^Ausverkauft/).element();
  const dialog = await openDialog('Ausverkauft');
  await expectAccessibleDialog();
  const search = dialog.getByLabelText('Was ist aus?');
  // The focus stays there after all animations have ended.
  await expect.element(search).toHaveFocus();
  await search.fill('rucola');
  const release = hold();
  const tap = dialog.getByRole('button', { name: 'Rucola ausverkauft' });
  await tap.click();
  await expect.element(tap).toHaveAttribute('aria-busy', 'true');
  // While the request is pending the dialog accepts no other duration, and announces none.
  await dialog.getByRole('radio', { name: '1 Woche' }).click();
  await tap.click({ force: true });
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('bis morgen');
  release();
  const back = dialog.getByRole('button', { name: 'Rucola ist wieder da' });
  await expect.element(back).toHaveFocus();
  expect(requested).toBe(1);
  await expect.element(dialog).toMatchTextContent('Wieder da: morgen um 04:00 · noch 9 h 00');

  const soldOut = async () => {
    const { catalogue, pizzaCreator } = shop.visit();
    return [soldOutUntil(await catalogue.load(), 'Rucola'), soldOutUntil(await pizzaCreator.load(), 'Rucola')];
  };
  expect(await soldOut()).toEqual([['2026-11-21T03:00:00.000Z'], ['2026-11-21T03:00:00.000Z']]);
  await expect.poll(() => opener.textContent).toBe('Ausverkauft2');
  await search.fill('gibtsnicht');
  await expect.element(dialog).toMatchTextContent('Nichts auf der Karte heisst so.');
  await search.fill('');
  await dialog
    .getByRole('region', { name: 'Jetzt ausverkauft' })
    .getByRole('button', { name: 'Rucola ist wieder da' })
    .click();
  await expect.poll(soldOut).toEqual([[null], [null]]);
  await expect.poll(() => opener.textContent).toBe('Ausverkauft1');
});

test.for([1024, 390, 320])(
  'the head of the desk stays whole on a narrow screen, and its connection in sight, at %i px',
  async (width) => {
    await useScreen({ width, height: 568 });
    await openBoard();
    const main = page.getByRole('main').element();
    main.scrollIntoView({ block: 'end' });
    await expect.poll(() => main.scrollWidth - main.clientWidth).toBe(0);
    await expect.element(page.getByText('Verbunden', { exact: true })).toBeInViewport();
  },
);
