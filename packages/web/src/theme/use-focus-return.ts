import { useState } from 'react';

const LOOK_EVERY_MILLISECONDS = 50;
const GIVE_UP_MILLISECONDS = 5000;

/** Whether Fluent UI still hides the page from screen readers although no dialog is open any more. */
const isPageHidden = (): boolean =>
  document.querySelector('[aria-hidden="true"] main, main[aria-hidden="true"]') !== null &&
  document.querySelector('[aria-modal="true"]') === null;

/**
 * Calls back once the page is there for screen readers again. Fluent UI shows it by a timer after a dialog is gone, and
 * never when its provider is gone by then: on a slow phone that timer is late.
 * Source: github.com/microsoft/tabster/issues/530
 */
export function whenPageReturned(callback: () => void): void {
  const until = performance.now() + GIVE_UP_MILLISECONDS;
  // The dialog that ends is still among them; on a busy machine it may be for longer than the first look.
  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  const isLeaving = () => modals.length > 0 && modals.every(({ isConnected }) => isConnected);
  const look = () => {
    if ((isLeaving() || isPageHidden()) && performance.now() < until) setTimeout(look, LOOK_EVERY_MILLISECONDS);
    else callback();
  };
  // Only what follows a task later sees whether the dialog has left the page.
  setTimeout(look, LOOK_EVERY_MILLISECONDS);
}

/** An element and what is around it, from the inside; nothing of the body itself. */
const pathOf = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body ? [element, ...pathOf(element.parentElement)] : [];

/**
 * Remembers what had the focus when an overlay opened, and gives it back once the overlay is gone, unless the focus has
 * moved on by itself. Fluent UI does so only for overlays with a trigger of its own. What was done in the overlay may have
 * taken the opener away, or what it does: then the focus goes to the first button that is left around its place, or to what
 * says by `data-focus-return` that it tells what became of it.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const [path, setPath] = useState<readonly HTMLElement[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPath(pathOf(document.activeElement));
  }
  return () => {
    if (pathOf(document.activeElement).length > 0) return;
    // Only what is there, shown and enabled takes it.
    const takes = (element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    };
    const around = path
      .slice(1)
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>('button, [data-focus-return]')]);
    [...path.slice(0, 1), ...around].some(takes);
  };
}
