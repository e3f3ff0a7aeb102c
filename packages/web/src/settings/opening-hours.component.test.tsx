import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { focus, pressEnter } from '../../test-tools/keyboard.ts';
import { openSection } from '../../test-tools/settings.ts';

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const wednesday = (): Locator => button(/^Restaurant Mittwoch 17:/);
const discard = (): Locator => button('Verwerfen');
const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';

test('bars move by arrow keys, with Shift by their end alone', async () => {
  await openSection('openingHours');
  await expect.element(wednesday()).toHaveAccessibleName('Restaurant Mittwoch 17:00–22:00');
  focus(wednesday());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(wednesday()).toHaveAccessibleName('Restaurant Mittwoch 17:15–22:15');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(wednesday()).toHaveAccessibleName('Restaurant Mittwoch 17:15–22:30');
});

test('the end of a bar is dragged past midnight, and what overlaps then is told in place', async () => {
  await openSection('openingHours');
  const bar = wednesday().element() as HTMLElement;
  const { left, width, height } = bar.getBoundingClientRect();
  const track = bar.parentElement;
  if (track === null) throw new Error('a bar without its track');
  const [from, to] = [left + width - 3, left + width * 1.6];
  await userEvent.dragAndDrop(wednesday(), page.elementLocator(track), {
    sourcePosition: { x: from - left, y: height / 2 },
    targetPosition: { x: to - track.getBoundingClientRect().left, y: height / 2 },
    steps: 5,
    // The bar itself comes between the pointer and its track.
    force: true,
  });
  await expect.element(wednesday()).toHaveAccessibleName(/^Restaurant Mittwoch 17:00–(00:45|01:(00|15))$/);

  await button('Donnerstag bearbeiten').click();
  const morning = page.getByRole('textbox', { name: 'Restaurant am Donnerstag, 1. Zeit, von' });
  await morning.fill('0');
  await userEvent.keyboard('{Tab}');
  await expect.element(morning).toHaveValue('00:00');
  await expect.element(page.getByText(OVERLAP)).toBeVisible();
  await discard().click();
  await expect.element(page.getByText(OVERLAP)).not.toBeInTheDocument();
  await expect.element(wednesday()).toHaveAccessibleName('Restaurant Mittwoch 17:00–22:00');
});

test('what was discarded comes back by a button of its own, not by the second press of the same', async () => {
  await openSection('openingHours');
  const monday = button('Restaurant Montag 17:00–22:00');
  const closed = page.getByText('Restaurant geschlossen', { exact: true });
  const restore = button('Rückgängig');
  await expect.element(closed).toBeVisible();
  await button('Donnerstag bearbeiten').click();
  await button('Auch am Montag').click();
  await expect.element(monday).toBeVisible();
  await userEvent.dblClick(discard());
  await expect.element(closed).toBeVisible();
  await restore.click();
  await expect.element(monday).toBeVisible();
  await pressEnter(discard());
  await expect.element(closed).toBeVisible();
  await expect.element(restore).toHaveFocus();
});
