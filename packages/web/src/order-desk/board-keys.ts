import { BOARD_COLUMNS } from '@ofenpost/core/order-desk/board';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { paths } from '../app/paths.ts';
import { columnHeadingId } from './ticket-focus.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a key is one of the order desk's: not during typing, with another key, held down, or while a dialog is open. */
export const isBoardKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !isTyping(event.target) &&
  document.querySelector('[aria-modal="true"], dialog[open], :popover-open') === null;

/** The button that stands for a key: what the key does is what a tap on it does. */
const pressButton = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

function focusColumn(index: number): void {
  const column = BOARD_COLUMNS[index];
  if (column === undefined) return;
  const first = document.querySelector<HTMLElement>(`#${column.id} article h3 button`);
  (first ?? document.getElementById(columnHeadingId(column.id)))?.focus();
}

/**
 * The keys of the order desk: `/` searches, `A` accepts the order that has waited longest, `Z` undoes the last step, `T`
 * takes an order by phone, `1` to `5` go to a column.
 */
export function useBoardKeys(search: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isBoardKey(event)) return;
      const key = event.key.toLowerCase();
      if (key === '/') search.current?.focus();
      else if (key === 'a') pressButton('article [data-accept]');
      else if (key === 'z') pressButton('[data-undo]');
      else if (key === 't') void navigate({ to: paths.takePhoneOrder });
      else if (/^[1-9]$/.test(key)) focusColumn(Number(key) - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, search]);
}
