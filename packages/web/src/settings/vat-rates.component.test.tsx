import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSection, saveForm } from '../../test-tools/settings.ts';

test('the management plans VAT rates and is warned about those that hold', async () => {
  const { shop } = await openSection('vatRates');
  await page.getByRole('textbox', { name: 'Neue Sätze ab' }).fill('01.01.2028');
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const rate = page
    .getByRole('region', { name: 'Ab 01.01.2028' })
    .getByRole('textbox', { name: 'Speisen und alkoholfreie Getränke, geliefert, in Prozent' });
  await rate.fill('2,8 %');
  await userEvent.keyboard('{Tab}');
  await expect.element(rate).toHaveValue('2.8');
  await expect.element(page.getByRole('main')).toMatchTextContent('ab 01.01.2028: Speisen 2.8 %');
  const warning = page.getByText(/^Du änderst Sätze, die schon gelten/);
  await expect.element(warning).not.toBeInTheDocument();
  const current = page
    .getByRole('region', { name: 'Ab 01.01.2024' })
    .getByRole('textbox', { name: 'Alkohol, geliefert, in Prozent' });
  await current.fill('8.2');
  await expect.element(warning).toBeVisible();
  await current.fill('8.1');
  await expect.element(warning).not.toBeInTheDocument();
  await saveForm();
  const { value } = await shop.visit(MANAGER).settings.load('vatRates');
  expect(value['2028-01-01']?.delivered.food).toBe(280);
});
