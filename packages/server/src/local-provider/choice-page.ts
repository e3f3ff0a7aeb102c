import { html, raw } from 'hono/html';
import type { DemoPerson } from './demo-people.ts';

/** A small version of the app's design: the page is not part of the app and loads nothing. */
export const CHOICE_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf6ee, #17120e);
  --card: light-dark(#fffdf9, #211a15);
  --line: light-dark(#e9dfd0, #3a2f27);
  --ink: light-dark(#2b2019, #f6ede3);
  --soft: light-dark(#6b5b4e, #bbaa9b);
  --emerald: light-dark(#0b6b4b, #4fc596);
  --on-emerald: light-dark(#ffffff, #06241a);
  --terracotta: light-dark(#b9502b, #e98a62);
  --shadow: 0 1px 2px #3b24120f, 0 8px 24px light-dark(#3b24120f, #00000055);
}
* {
  box-sizing: border-box;
}
body {
  display: grid;
  place-items: center;
  min-height: 100dvh;
  margin: 0;
  padding: 20px;
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.55 Figtree, system-ui, sans-serif;
}
main {
  width: min(100%, 27rem);
  padding: 32px 28px 24px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--card);
  box-shadow: var(--shadow);
}
.logo {
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  color: var(--ink);
  font: 600 1.25rem Fraunces, Georgia, serif;
}
.logo i {
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50% 50% 46% 54%;
  background: var(--terracotta);
}
h1 {
  margin: 22px 0 8px;
  font: 600 1.7rem/1.15 Fraunces, Georgia, serif;
  letter-spacing: -0.015em;
  text-wrap: balance;
}
p {
  margin: 0 0 20px;
  color: var(--soft);
}
form {
  display: grid;
  gap: 12px;
}
button {
  border: 1.5px solid var(--line);
  border-radius: 14px;
  background: var(--paper);
  color: inherit;
  font: inherit;
  cursor: pointer;
  transition: border-color 0.2s;
}
button:hover {
  border-color: var(--emerald);
}
:focus-visible {
  outline: 3px solid var(--emerald);
  outline-offset: 2px;
}
.person {
  display: grid;
  grid-template-columns: 44px 1fr;
  align-items: center;
  gap: 0 14px;
  min-height: 72px;
  padding: 12px 16px;
  text-align: left;
}
.person i {
  display: grid;
  grid-row: 1 / 3;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--emerald);
  color: var(--on-emerald);
  font-style: normal;
  font-weight: 600;
}
.person span {
  color: var(--soft);
  font-size: 0.92rem;
  line-height: 1.35;
}
.cancel {
  min-height: 44px;
  border-color: transparent;
  background: none;
  color: var(--soft);
}
a {
  color: var(--emerald);
}
@media (prefers-reduced-motion: reduce) {
  button {
    transition: none;
  }
}
`;

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
export const choicePage = ({ people }: { readonly people: readonly DemoPerson[] }) =>
  html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Anmelden · Ofenpost</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${CHOICE_PAGE_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <p class="logo"><i>${LOGO}</i>Ofenpost</p>
          ${people.length > 0 ? choice(people) : EXPIRED}
        </main>
      </body>
    </html>`;
