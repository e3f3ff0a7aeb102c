import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressEnter } from '../../test-tools/keyboard.ts';
import { openSection, saveButton } from '../../test-tools/settings.ts';

test.for(['Name', 'Strasse und Nummer', 'Postleitzahl', 'Ort', 'Telefon', 'E-Mail', 'MwSt.-Nummer'])(
  'staff read that the management alone changes what receipts show of the restaurant: %s',
  async (label) => {
    await openSection('profile');
    const field = page.getByLabelText(label, { exact: true }).first();
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(field).toHaveAccessibleDescription('Ändert nur die Geschäftsleitung.');
  },
);

test('the profile is changed by keyboard, with one more paragraph', async () => {
  const { shop } = await openSection('profile');
  const profile = async () => (await shop.visit(STAFF).settings.load('profile')).value;
  const count = (await profile()).story.length;
  await page.getByRole('textbox', { name: 'Leitsatz' }).fill('Knusprig.');
  await pressEnter(page.getByRole('button', { name: 'Absatz hinzufügen' }));
  const paragraph = (place: number) => page.getByRole('textbox', { name: `Absatz ${place}` });
  await expect.element(paragraph(count + 1)).toHaveFocus();
  await userEvent.keyboard('Und noch etwas.{Tab}{Enter}');
  // The focus follows the paragraph to its new place.
  await expect.element(paragraph(count)).toHaveFocus();
  await expect.element(paragraph(count)).toHaveValue('Und noch etwas.');
  await userEvent.keyboard('{Control>}a{/Control}Und noch etwas, weiter oben.{Tab}');
  await pressEnter(saveButton());
  await expect.element(page.getByText('Gespeichert und sofort gültig')).toBeVisible();
  const { claim, story } = await profile();
  expect([claim, story.at(-2), story.length]).toEqual(['Knusprig.', 'Und noch etwas, weiter oben.', count + 1]);
});
