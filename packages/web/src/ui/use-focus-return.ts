import { useState } from 'react';

const LOOK_EVERY_MILLISECONDS = 50;
const GIVE_UP_MILLISECONDS = 5000;

/** Whether Fluent UI still hides the page from screen readers although no dialog is open any more. */
const isPageHidden = (): boolean =>
  document.querySelector('[aria-hidden="true"] main, main[aria-hidden="true"]') !== null &&
  document.querySelector('[aria-modal="true"]') === null;

/**
 * Calls back once the page is visible to screen readers again. Fluent UI shows it by a timer after a dialog has closed,
 * and never if its provider was unmounted before: on a slow phone that timer is late. Source:
 * github.com/microsoft/tabster/issues/530
 */
export function whenPageReturned(callback: () => void): void {
  const until = performance.now() + GIVE_UP_MILLISECONDS;
  // The closing dialog is still among them; on a busy machine it may outlast the first check.
  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  const isLeaving = () => modals.length > 0 && modals.every(({ isConnected }) => isConnected);
  const look = () => {
    if ((isLeaving() || isPageHidden()) && performance.now() < until) setTimeout(look, LOOK_EVERY_MILLISECONDS);
    else callback();
  };
  // Only a later task sees whether the dialog has left the page.
  setTimeout(look, LOOK_EVERY_MILLISECONDS);
}

/** Returns an element and its ancestors, innermost first, without the body. */
const pathOf = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body ? [element, ...pathOf(element.parentElement)] : [];

/**
 * Returns the focus to the opener when an overlay has closed, unless it has moved meanwhile; Fluent UI does so only for
 * overlays with their own trigger. If the opener was removed or disabled, the focus goes to the element with
 * `data-focus-return`, or else to the nearest remaining button.
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
    // Only elements that are connected, visible and enabled take the focus.
    const takes = (element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    };
    const around = (selector: string) =>
      path.slice(1).flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)]);
    [...path.slice(0, 1), ...around('[data-focus-return]'), ...around('button')].some(takes);
  };
}
