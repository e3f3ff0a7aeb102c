import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleDialog } from '../../test-tools/accessible.ts';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { expectPath } from '../../test-tools/mount-page.tsx';
import { openSection, saveButton, saveForm } from '../../test-tools/settings.ts';

const LOST = 'the answer was lost';

test('unsaved changes survive a failed save, and are not left by accident', async () => {
  const shop = createDemoShop();
  const ports = shop.visit(STAFF);
  let isRefused = true;
  const save: typeof ports.settings.save = async (...parameters) => {
    if (isRefused) throw new Error(LOST);
    return ports.settings.save(...parameters);
  };
  const { expectProblem } = await openSection('kitchen', {
    shop,
    ports: { ...ports, settings: { ...ports.settings, save } },
  });
  expectProblem(new RegExp(LOST));
  const minutes = page.getByLabelText('Zubereitungszeit');
  const alarm = page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link', { name: 'Alarm' });
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await minutes.fill('50');
  await saveButton().click();
  await expect.element(page.getByText('Nicht gespeichert. Alles Eingegebene steht noch da.')).toBeVisible();
  await alarm.click();
  await expect.element(question).toBeVisible();
  await expectAccessibleDialog();
  await question.getByRole('button', { name: 'Nein' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(minutes).toHaveValue('50');
  isRefused = false;
  await saveForm();
  expect((await ports.settings.load('kitchen')).value.preparationMinutes).toBe(50);

  await minutes.fill('55');
  await alarm.click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await expectPath('/admin/settings/order-alarm');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Alarm' })).toBeVisible();
  expect((await ports.settings.load('kitchen')).value.preparationMinutes).toBe(50);
});
