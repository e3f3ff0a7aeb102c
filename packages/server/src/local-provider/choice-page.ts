import { html, raw } from 'hono/html';
import { CHOICE_PAGE_STYLE } from './choice-page.style.ts';
import type { DemoPerson } from './demo-people.ts';

const LOGO = raw(
  '<svg viewBox="0 0 24 24" width="19" fill="none" stroke="#fff6e9" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><path d="M5 15c0-6 3-9 7-9s7 3 7 9"/><path d="M3.5 18h17"/><path d="M12 10v2M9 11.5v1.2M15 11.5v1.2"/></svg>',
);

const personButton = ({ id, title, task, firstname, lastname }: DemoPerson) =>
  html` <button class="person" name="person" value="${id}">
    <i aria-hidden="true">${firstname.charAt(0)}${lastname.charAt(0)}</i>
    <b>${title}</b>
    <span>${firstname} ${lastname}, ${task}</span>
  </button>`;

const choice = (people: readonly DemoPerson[]) =>
  html` <h1>Als wen möchtest du dich anmelden?</h1>
    <p>Diese Personen gibt es nur zum Ausprobieren, nie im echten Betrieb.</p>
    <form method="post">
      ${people.map(personButton)}
      <button class="cancel" name="cancel" value="true">Abbrechen</button>
    </form>`;

const EXPIRED = html` <h1>Diese Anmeldung ist abgelaufen</h1>
  <p>Bitte beginne noch einmal.</p>
  <a href="/auth">Zurück zur Anmeldung</a>`;

/**
 * The page on which one chooses a person for the sign-in; without people it says that the sign-in has expired. It needs
 * no script.
 */
export const choicePage = ({ people, nonce }: { readonly people: readonly DemoPerson[]; readonly nonce: string }) =>
  html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Anmelden · Ofenpost</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(CHOICE_PAGE_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="logo"><i>${LOGO}</i>Ofenpost</p>
          ${people.length > 0 ? choice(people) : EXPIRED}
        </main>
      </body>
    </html>`;
