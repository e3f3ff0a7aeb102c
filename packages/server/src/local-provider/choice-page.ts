import type { DemoPerson } from './demo-people.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#FBF6EE;--card:#FFFDF9;--line:#E9DFD0;--ink:#2B2019;--soft:#6B5B4E;--emerald:#0B6B4B;--terracotta:#B9502B;--shadow:0 1px 2px #3b24120f,0 8px 24px #3b24120f}
@media(prefers-color-scheme:dark){:root{--paper:#17120E;--card:#211A15;--line:#3A2F27;--ink:#F6EDE3;--soft:#BBAA9B;--emerald:#4FC596;--terracotta:#E98A62;--shadow:0 1px 2px #0006,0 8px 24px #0005}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:20px;background:var(--paper);color:var(--ink);font:400 1rem/1.55 Figtree,system-ui,sans-serif}
main{width:min(100%,27rem);background:var(--card);border:1px solid var(--line);border-radius:18px;padding:32px 28px;box-shadow:var(--shadow)}
.logo{display:flex;gap:10px;align-items:center;font:600 1.25rem Fraunces,Georgia,serif}
.logo i{width:32px;height:32px;border-radius:50% 50% 46% 54%;background:var(--terracotta);display:grid;place-items:center}
h1{font:600 1.7rem/1.15 Fraunces,Georgia,serif;letter-spacing:-.015em;margin:22px 0 8px;text-wrap:balance}
p{margin:0 0 20px;color:var(--soft)}
form{display:grid;gap:12px}
button{display:grid;grid-template-columns:44px 1fr;gap:2px 14px;align-items:center;width:100%;min-height:64px;padding:12px 16px;text-align:left;font:inherit;color:inherit;background:var(--paper);border:1.5px solid var(--line);border-radius:14px;cursor:pointer;transition:border-color .2s}
button:hover{border-color:var(--emerald)}
button:focus-visible{outline:3px solid var(--emerald);outline-offset:2px}
button i{grid-row:1/3;width:44px;height:44px;border-radius:50%;display:grid;place-items:center;background:var(--emerald);color:var(--card);font-style:normal;font-weight:600}
button b{font-weight:600}
button span{color:var(--soft);font-size:.92rem;line-height:1.35}
.cancel{grid-template-columns:1fr;min-height:44px;text-align:center;background:none;border-color:transparent;color:var(--soft)}
a{color:var(--emerald)}
@media(prefers-reduced-motion:reduce){button{transition:none}}
`;

const LOGO = `<svg viewBox="0 0 24 24" width="19" fill="none" stroke="#FFF6E9" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><path d="M5 15c0-6 3-9 7-9s7 3 7 9"/><path d="M3.5 18h17"/><path d="M12 10v2M9 11.5v1.2M15 11.5v1.2"/></svg>`;

const personButton = ({ id, title, task, firstname, lastname }: DemoPerson): string =>
  `<button name="person" value="${id}"><i aria-hidden="true">${firstname.charAt(0)}${lastname.charAt(0)}</i><b>${title}</b><span>${firstname} ${lastname}, ${task}</span></button>`;

const chooser = (people: readonly DemoPerson[]): string => `<h1>Als wen möchtest du dich anmelden?</h1>
<p>Diese Anmeldung mit Demo-Personen gibt es nur ausserhalb der Produktion.</p>
<form method="post">${people.map(personButton).join('')}<button class="cancel" name="cancel" value="true">Abbrechen</button></form>`;

const EXPIRED = `<h1>Diese Anmeldung ist abgelaufen</h1>
<p>Bitte beginne noch einmal.</p>
<a href="/auth">Zurück zur Anmeldung</a>`;

/** The page of the local provider. Without people: that the sign-in cannot go on. */
export const choicePage = ({ people, nonce }: { people: readonly DemoPerson[]; nonce: string }): string =>
  `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Anmelden · Ofenpost</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><div class="logo"><i>${LOGO}</i>Ofenpost</div>${people.length > 0 ? chooser(people) : EXPIRED}</main></body></html>`;
