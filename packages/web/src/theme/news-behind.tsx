import { useLayoutEffect, useState } from 'react';
import { announce } from '../app/announce.ts';
import { whenPageReturned } from './use-focus-return.ts';
import controls from './controls.module.css';

const LIVE = '[role="status"], [role="alert"], [aria-live], output';

/** The live region that a change is in, or that came with it; what only goes is not told. */
function liveRegions({ type, target, addedNodes }: MutationRecord): HTMLElement[] {
  if (type === 'childList' && addedNodes.length === 0) return [];
  const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(LIVE);
  const added = [...addedNodes].filter((node) => node instanceof HTMLElement && node.matches('[role="alert"]'));
  return [around, ...added].filter((region) => region instanceof HTMLElement);
}

/** What is told where screen readers do not listen. */
function toldBehind(changes: readonly MutationRecord[]): string {
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
export function NewsBehind({ isOpen }: { readonly isOpen: boolean }) {
  const [news, setNews] = useState('');
  // At once: what changes together with the closing of the dialog is told after it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let tell: (text: string) => void = setNews;
    const observer = new MutationObserver((changes) => {
      const text = toldBehind(changes);
      if (text !== '') tell(text);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      tell = announce;
      whenPageReturned(() => observer.disconnect());
    };
  }, [isOpen]);
  return (
    <p aria-live="polite" className={controls.visuallyHidden}>
      {news}
    </p>
  );
}
