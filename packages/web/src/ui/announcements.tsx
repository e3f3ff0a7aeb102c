import { useLayoutEffect, useRef } from 'react';
import { announce, gatherAnnouncements } from '../app/announce.ts';
import { whenPageReturned } from './use-focus-return.ts';
import controls from './controls.module.css';

const ALERT = '[role="alert"]';
const LIVE = `[role="status"], ${ALERT}, [aria-live], output`;

/** Returns the live regions that contain a change or were added by it; removals are not announced. */
function liveRegions({ type, target, addedNodes }: MutationRecord): HTMLElement[] {
  if (type === 'childList' && addedNodes.length === 0) return [];
  const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(LIVE);
  if (around) return [around];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    return node.matches(ALERT) ? [node] : [...node.querySelectorAll<HTMLElement>(ALERT)];
  });
}

/** Returns the texts announced by the page, which screen readers cannot hear below a modal dialog. */
function announcedUnderneath(changes: readonly MutationRecord[]): string {
  const regions = new Set(changes.flatMap(liveRegions));
  return [...regions]
    .filter((region) => region.closest('[aria-hidden="true"]') !== null)
    .map((region) => region.innerText.trim())
    .join(' ')
    .trim();
}

/**
 * A modal dialog hides the page from screen readers, including its live regions. This live region repeats their texts
 * in the open dialog; while the dialog is closing, that of the page frame does.
 */
export function Announcements({ isOpen }: { readonly isOpen: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  // A layout effect, so that changes together with the closing of the dialog are announced after it.
  useLayoutEffect(() => {
    const here = line.current;
    if (!isOpen || here === null) return undefined;
    let isLeaving = false;
    const announceHere = gatherAnnouncements((text) => {
      if (isLeaving) announce(text);
      // Setting the same text again makes screen readers repeat it.
      else here.textContent = text;
    });
    const observer = new MutationObserver((changes) =>
      (isLeaving ? announce : announceHere)(announcedUnderneath(changes)),
    );
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      isLeaving = true;
      here.textContent = '';
      whenPageReturned(() => observer.disconnect());
    };
  }, [isOpen]);
  return <p ref={line} aria-live="polite" className={controls.visuallyHidden} />;
}
