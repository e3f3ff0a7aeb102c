import { expectAccessibleDialog } from './accessible.ts';
import { cutNetwork, holdRequests } from './network.ts';
import { chooseInAccountMenu, signInQuickly, visitAs } from './sign-in.ts';
import { expectSignedOut, openTab } from './tabs.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast } from './toasts.ts';
import { visit } from './visit.ts';

test('a customer changes the account data', async ({ page, context, problems }) => {
  await visitAs(page, 'Kundin', '/feedback');
  await chooseInAccountMenu(page, 'Kontodaten');
  const dialog = page.getByRole('dialog', { name: 'Kontodaten' });
  const save = dialog.getByRole('button', { name: 'Aktualisieren' });
  const firstname = dialog.getByLabel('Vorname');
  const lastname = dialog.getByLabel('Nachname');
  const phone = dialog.getByLabel('Telefonnummer');
  await expect(firstname).toHaveValue('Lea');
  await expect(phone).toHaveValue('078 123 45 67');
  await expect(phone).toHaveAttribute('placeholder', '078 999 99 99');
  await expect(save).toBeDisabled();

  await firstname.fill('L');
  await lastname.fill('');
  await phone.fill('07');
  await expect(dialog).not.toContainText('Nachname ist erforderlich');
  await save.click();
  await expect(dialog).toContainText('Der Vorname muss mindestens 2 Zeichen lang sein.');
  await expect(dialog).toContainText('Nachname ist erforderlich');
  await expect(dialog).toContainText(
    'Deine Telefonnummer darf nur aus Zahlen bestehen und maximal 20 Zeichen lang sein',
  );
  await expect(firstname).toBeFocused();
  await expectAccessibleDialog(page);

  await firstname.fill('Leonie');
  await lastname.fill('Brunner');
  await phone.fill('0791112233');
  await expect(phone).toHaveValue('079 111 22 33');
  await cutNetwork(context, problems);
  await save.click();
  await expectToast(page, 'Fehler');
  await expect(firstname).toHaveValue('Leonie');
  await context.setOffline(false);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeFocused();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({
    firstname: 'Leonie',
    phoneNumber: '079 111 22 33',
  });
});

test('a customer keeps addresses, and loses the dialog with the session', async ({ page, problems }) => {
  problems.expect(/status of 401|Bitte melde dich an/);
  await visitAs(page, 'Mitarbeiter', '/feedback');
  await chooseInAccountMenu(page, 'Adressen');
  const list = page.getByRole('dialog', { name: 'Adressen' });
  const form = page.getByRole('dialog', { name: /^Neue Adresse|^Adresse bearbeiten/ });
  await expect(list).toContainText('Noch keine Adresse gespeichert.');

  for (const street of ['Marktgasse', 'Unterer Graben']) {
    await list.getByRole('button', { name: 'Neue Adresse hinzufügen' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('Jonas Keller');
    await form.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(form).toContainText('Bitte gib deine Strasse an');
    await form.getByLabel('Strasse und Nummer').fill(`${street} 7`);
    await form.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
    await form.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(form).toBeHidden();
    await expect(list.getByRole('listitem').filter({ hasText: street })).toContainText('8400 Winterthur');
  }
  const card = (street: string) => list.getByRole('listitem').filter({ hasText: street });
  await expect(card('Marktgasse')).toContainText('Für die nächste Bestellung');
  await expectAccessibleDialog(page);
  await list.getByRole('button', { name: 'Unterer Graben 7 auswählen' }).click();
  await expect(card('Unterer Graben')).toContainText('Für die nächste Bestellung');

  const edit = list.getByRole('button', { name: 'Marktgasse 7 bearbeiten' });
  await edit.click();
  await expect(form.getByRole('button', { name: 'Adresse speichern' })).toBeDisabled();
  await expectAccessibleDialog(page);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.click();
  await form.getByLabel('Strasse und Nummer').fill('Steinberggasse 7');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(list.getByRole('button', { name: 'Steinberggasse 7 bearbeiten' })).toBeFocused();

  await list.getByRole('button', { name: 'Steinberggasse 7 löschen' }).click();
  await expect(list.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await list.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(card('Steinberggasse')).toHaveCount(0);

  await page.context().clearCookies();
  await list.getByRole('button', { name: 'Unterer Graben 7 löschen' }).click();
  await list.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expectToast(page, 'Deine Sitzung ist abgelaufen.');
  await expect(list).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test('an address that is another account’s by now leaves the list with a word, and what was typed can be saved', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 409/);
  await signInQuickly(page, 'Kurierin');
  const delivery = (await (await page.request.get('/api/delivery')).json()) as { orderLocations: { id: string }[] };
  const [{ id: orderLocationId } = { id: '' }] = delivery.orderLocations;
  const draft = {
    contactName: 'Anna Muster',
    phoneNumber: '078 123 45 67',
    houseNumber: '3',
    orderLocationId,
    note: '',
  };
  for (const street of ['Steigstrasse', 'Zielstrasse'])
    await page.request.post('/api/addresses', { data: { ...draft, street } });
  await visit(page, '/feedback');
  await chooseInAccountMenu(page, 'Adressen');
  const list = page.getByRole('dialog', { name: 'Adressen' });
  const form = page.getByRole('dialog', { name: 'Adresse bearbeiten' });
  await list.getByRole('button', { name: 'Steigstrasse 3 bearbeiten' }).click();
  await form.getByLabel('Strasse und Nummer').fill('Rosenweg 4');

  // As another tab does whose sign-in ends later.
  await signInQuickly(page, 'Kundin');
  await form.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'in einem anderen Tab ist inzwischen ein anderes Konto angemeldet',
  );
  await expectAccessibleDialog(page);
  await expect(list.getByText('Steigstrasse', { exact: false })).toHaveCount(0);
  await expect(form.getByLabel('Strasse und Nummer')).toHaveValue('Rosenweg 4');
  await form.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(form).toBeHidden();
  await expect(list.getByRole('listitem').filter({ hasText: 'Rosenweg 4' })).toBeVisible();

  await signInQuickly(page, 'Kurierin');
  await list.getByRole('button', { name: 'Rosenweg 4 löschen' }).click();
  await list.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expectToast(page, 'Diese Adresse ist nicht mehr in deinem Konto.');
  await expect(list.getByRole('listitem').filter({ hasText: 'Zielstrasse' })).toBeVisible();
});

test(
  'a customer takes the own data along, signs out elsewhere and deletes the account',
  { tag: '@flow' },
  async ({ page, problems }) => {
    problems.expect(/status of 401|Bitte melde dich an/);
    await visitAs(page, 'Kundin', '/feedback');
    await chooseInAccountMenu(page, 'Kontodaten');
    const saved = page.waitForEvent('download');
    const download = page.getByRole('button', { name: 'Daten herunterladen', includeHidden: true });
    await download.click();
    expect((await saved).suggestedFilename()).toBe('ofenpost-meine-daten.json');

    await page.getByRole('button', { name: 'Auf anderen Geräten abmelden' }).click();
    await expectToast(page, /Abgemeldet|Nur hier angemeldet/);

    const tab = await openTab(page, '/products');
    const release = await holdRequests(page, '**/api/me/data');
    await download.click();
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
    const word = dialog.getByRole('textbox');
    const remove = dialog.getByRole('button', { name: 'Für immer löschen' });
    await remove.click();
    await expect(word).toBeFocused();
    await expectAccessibleDialog(page);
    await word.fill('LÖSCHEN');
    // The download is still running when the account is removed, and fails before the removal is answered: this must not
    // be reported as an expired session.
    await page.route('**/api/accounts/*', async (route) => {
      const response = await route.fetch();
      await release();
      await expect(download).toBeEnabled();
      expectNoToast(page, 'Deine Sitzung ist abgelaufen.');
      await expect(dialog).toBeVisible();
      await route.fulfill({ response });
    });
    await Promise.all([remove.click(), expectSignedOut(tab, '/products')]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);
