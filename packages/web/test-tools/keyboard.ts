import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Moves the focus as Tab would, without the keys on the way. */
export const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus();

/** Presses a button with the keyboard, once it is there. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  focus(button);
  await userEvent.keyboard('{Enter}');
}
