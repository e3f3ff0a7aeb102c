import type { KeyboardEvent } from 'react';

export type Shortcut = 'phone' | 'search' | 'park' | 'giftCard' | 'take' | 'sheet';

/** Shortcuts that browsers and screen readers do not use. `?` works outside of text fields. */
export const SHORTCUTS: readonly { readonly keys: string; readonly text: string }[] = [
  { keys: 'Enter', text: 'Im Telefonfeld: die letzte Adresse übernehmen. In der Suche: den ersten Treffer dazutun.' },
  {
    keys: 'Umschalt + Enter',
    text: 'Im Telefonfeld: alles wie letztes Mal. In der Suche: mit Wahl der Grösse und der Extras.',
  },
  { keys: '2 marg', text: 'Die Zahl davor oder danach ist die Anzahl. Kleine Tippfehler sind erlaubt.' },
  { keys: '↑ ↓', text: 'In der Suche: anderen Treffer wählen.' },
  { keys: 'abholung, twint …', text: 'In der Suche: auch Abholung, Lieferung, Bar, Karte, TWINT und Eigene Pizza.' },
  { keys: 'F2', text: 'Zur Suche.' },
  { keys: 'F4', text: 'Zur Telefonnummer.' },
  { keys: 'F9', text: 'Zum Gutschein; Enter löst ihn ein.' },
  { keys: 'F8', text: 'Parkieren und den nächsten Anruf nehmen.' },
  { keys: 'Ctrl + Enter', text: 'Bestellung annehmen, von überall.' },
  { keys: '?', text: 'Diese Liste, wo gerade nichts getippt wird, und in der leeren Suche.' },
];

const FUNCTION_KEYS: Readonly<Record<string, Shortcut>> = { F2: 'search', F4: 'phone', F8: 'park', F9: 'giftCard' };

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

export function shortcutOf(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  typing: boolean,
): Shortcut | null {
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return 'take';
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' && !typing) return 'sheet';
  return shiftKey ? null : (FUNCTION_KEYS[key] ?? null);
}
