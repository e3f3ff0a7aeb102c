import { useEffect } from 'react';
import { mayMove } from '../ui/reduced-motion.ts';

/** In px: a section is current once it begins this far below the tabs. */
const READING_ZONE = 40;

/** Returns the last section that has reached the tabs, or the first one. */
function currentTab(tabs: readonly HTMLAnchorElement[], bottom: number): HTMLAnchorElement | undefined {
  const top = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return tabs.findLast((tab) => top(tab) < bottom + READING_ZONE) ?? tabs[0];
}

/**
 * Marks the tab of the section that is being read. A tap leads to its section without an entry in the history, so that
 * back still leads to the pizza before. Without this code the tabs are plain links.
 */
export function useTrayTabs(): void {
  useEffect(() => {
    const tray = document.getElementById('tray');
    if (tray === null) return undefined;
    const tabs = [...tray.querySelectorAll('a')];
    const mark = () => {
      const current = currentTab(tabs, tray.getBoundingClientRect().bottom);
      for (const tab of tabs) {
        if (tab === current) tab.setAttribute('aria-current', 'true');
        else tab.removeAttribute('aria-current');
      }
    };
    const follow = (event: MouseEvent) => {
      const tab = event.target instanceof Element ? event.target.closest('a') : null;
      const section = tab && document.getElementById(tab.hash.slice(1));
      if (!section) return;
      event.preventDefault();
      section.scrollIntoView({ behavior: mayMove() ? 'smooth' : 'auto' });
      // The next press of the tab key reaches the section, as after a link.
      section.focus({ preventScroll: true });
    };
    mark();
    tray.addEventListener('click', follow);
    addEventListener('scroll', mark, { passive: true });
    addEventListener('resize', mark);
    return () => {
      tray.removeEventListener('click', follow);
      removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  }, []);
}
