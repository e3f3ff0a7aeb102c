import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../test-tools/keyboard.ts';
import { openSection, saveButton, saveForm } from '../../test-tools/settings.ts';

test('staff add holidays on the calendar with the keyboard, and change one of their days alone', async () => {
  const { shop } = await openSection('extraordinaryDays');
  const days = async () => (await shop.visit(STAFF).settings.load('extraordinaryDays')).value;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Weihnachten/ }).click();
  await expect.element(main.getByRole('heading', { name: '25.12.2026' })).toBeVisible();
  focus(main.getByRole('button', { name: 'Freitag, 25.12.2026: Weihnachten' }));
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  await expect.element(main.getByRole('heading', { name: 'Donnerstag, 31.12.2026' })).toBeVisible();
  await main.getByRole('button', { name: 'Sondertag anlegen' }).click();
  const notice = main.getByRole('textbox', { name: 'Kurzer Hinweis' });
  await notice.fill('');
  await main.getByRole('textbox', { name: 'Letzter Tag' }).fill('02.01.2027');
  await saveButton().click();
  await expect
    .element(main.getByRole('alert').filter({ hasText: 'Bitte gib einen kurzen Hinweis an' }).first())
    .toBeVisible();
  await notice.fill('Jahreswechsel');
  await main.getByRole('textbox', { name: /^Hinweis/ }).fill('Bis im Januar!');
  const delivery = main.getByRole('group', { name: 'Lieferung' });
  await delivery.getByText('andere Zeiten').click();
  await expect.element(main.getByRole('region', { name: 'Vorschau' })).toMatchTextContent('Jahreswechsel');
  await saveForm();

  await page.getByRole('button', { name: 'Alle Zeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Öffnungszeiten' });
  await expect.element(dialog).toMatchTextContent('Freitag, 25.12.2026');
  await expect.poll(() => dialog.getByText(/Jahreswechsel/).elements()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await main.getByRole('combobox', { name: 'Gilt für' }).selectOptions('2027-01-01');
  await delivery.getByText('andere Zeiten').click();
  const opens = main.getByRole('textbox', { name: 'Zeiten Lieferung, 1. Zeit, von' });
  await opens.fill('2');
  await userEvent.keyboard('{Tab}');
  await expect.element(opens).toHaveValue('02:00');
  await main.getByRole('button', { name: '01.01.2027 wieder wie üblich' }).click();
  await saveForm();
  await expect.element(main.getByRole('button', { name: /^Do 31\.12\.2026 ?Jahreswechsel/ })).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^Sa 02\.01\.2027 ?Jahreswechsel/ })).toBeVisible();
  const stored = await days();
  expect(['2026-12-25', '2026-12-31', '2027-01-01', '2027-01-02'].map((date) => stored[date] !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
