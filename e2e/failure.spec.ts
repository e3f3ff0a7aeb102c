import { expect, test } from './test.ts';
import { visit } from './visit.ts';

for (const [what, answer, detail] of [
  ['401', { status: 401, json: {} }, /^Deine Sitzung ist abgelaufen\. Bitte melde dich erneut an/],
  ['a text', { status: 502, contentType: 'text/plain', body: 'Der Ofen ist kalt.' }, 'Der Ofen ist kalt.'],
  ['a message', { status: 500, json: { message: 'Kein Teig mehr.' } }, 'Kein Teig mehr.'],
] as const) {
  test(`a page whose call is answered with ${what} says so once, and in the log`, async ({ page, problems }) => {
    problems.expect(/Error|Failed to load resource/);
    await page.route('**/api/catalogue', (route) => route.fulfill(answer));
    await visit(page, '/');
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('Error'),
    );
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Produkte' }).click();
    await expect(page.getByText(detail)).toHaveCount(1);
    await logged;
  });
}
