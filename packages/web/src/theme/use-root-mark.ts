import { useEffect } from 'react';

/**
 * Marks the document for the style sheet, by an attribute. A variable there, which everything inherits, would style the whole
 * page anew; `:root:has(…)` would look through the whole page at every choice.
 */
export function useRootMark(name: `data-${string}`, value: string | null): void {
  useEffect(() => {
    if (value === null) return undefined;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    // A dialog over a dialog leaves the mark of the one below.
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
