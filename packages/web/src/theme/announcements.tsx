import { useLayoutEffect, useRef } from 'react';
import { announce, gatherAnnouncements } from '../app/announce.ts';
import { whenPageReturned } from './use-focus-return.ts';
import controls from './controls.module.css';

const ALERT = '[role="alert"]';
const LIVE = `[role="status"], ${ALERT}, [aria-live], output`;

/** The live region that a change is in, or that came with it; what only goes is not told. */
function liveRegions({ type, target, addedNodes }: MutationRecord): HTMLElement[] {
  if (type === 'childList' && addedNodes.length === 0) return [];
  const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(LIVE);
  if (around) return [around];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    return node.matches(ALERT) ? [node] : [...node.querySelectorAll<HTMLElement>(ALERT)];
  });
}

/** What is told where screen readers do not listen. */
function announcedUnderneath(changes: readonly MutationRecord[]): string {
  const regions = new Set(changes.flatMap(liveRegions));
  return [...regions]
    .filter((region) => region.closest('[aria-hidden="true"]') !== null)
    .map((region) => region.innerText.trim())
    .join(' ')
    .trim();
}

/**
 * A modal dialog hides the page from screen readers, and with it what the page tells. While it is open, this line in it says
 * the same; while it is leaving, the line of the page frame does.
 */
export function Announcements({ isOpen }: { readonly isOpen: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  // At once: what changes together with the closing of the dialog is told after it.
  useLayoutEffect(() => {
    const here = line.current;
    if (!isOpen || here === null) return undefined;
    let isLeaving = false;
    const announceHere = gatherAnnouncements((text) => {
      if (isLeaving) announce(text);
      // Written anew, the same text is told again.
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
