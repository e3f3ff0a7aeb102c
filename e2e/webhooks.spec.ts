import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ environment: { WEBHOOK_TARGETS: 'any' } });

let receiver: Server;
const bodies: string[] = [];

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void receiver.close());

test(
  'the management makes a webhook, tries it, looks at its log, pauses and deletes it',
  { tag: '@flow' },
  async ({ page }) => {
    test.slow();
    await visitAs(page, 'Geschäftsleitung', '/admin/webhooks');
    await page.getByRole('button', { name: 'Neuer Webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erstellen' }).click();
    await expect(dialog.getByText('Gib dem Webhook einen Namen')).toBeVisible();
    await expect(dialog.getByText('Gib eine vollständige Adresse an')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Kasse Muster');
    await dialog.getByLabel('Adresse').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
    await dialog.getByRole('checkbox', { name: 'Tag abgeschlossen' }).check();
    await dialog.getByRole('button', { name: 'Erstellen' }).click();

    await expect(dialog.getByLabel('Geheimnis', { exact: true })).toHaveText(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await expectAccessibleInBoth(page, 'light');
    await dialog.getByRole('button', { name: 'Ich habe es aufbewahrt' }).click();
    await expect(dialog).toBeHidden();

    const listed = page.getByRole('listitem').filter({ hasText: 'Kasse Muster' });
    await expect(listed).toContainText('Tag abgeschlossen');
    await listed.getByRole('button', { name: 'Zustellungen an Kasse Muster' }).click();
    await expect(dialog.getByText('In den letzten 30 Tagen wurde nichts gesendet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Test senden' }).click();
    await expect
      .poll(async () => {
        await dialog.getByRole('button', { name: 'Aktualisieren' }).click();
        return dialog.getByText('zugestellt').count();
      })
      .toBeGreaterThan(0);
    expect(bodies[0]).toContain('"type":"test.ping"');
    await expectAccessibleInBoth(page, 'light');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await listed.getByRole('button', { name: 'Kasse Muster pausieren' }).click();
    await expect(listed).toContainText('Pausiert am');
    await expectAccessibleInBoth(page, 'light');
    await listed.getByRole('button', { name: 'Kasse Muster löschen' }).click();
    await dialog.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(page.getByText('Noch kein Webhook')).toBeVisible();
  },
);

test('webhooks are a matter of the management', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/webhooks');
  await expect(page.getByText('zu den Webhooks')).toBeVisible();
});
