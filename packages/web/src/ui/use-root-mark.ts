import { useEffect } from 'react';

/**
 * Sets an attribute on the document for the style sheet. A custom property there would be inherited and restyle the
 * whole page; `:root:has(…)` would search the whole page at every change.
 */
export function useRootMark(name: `data-${string}`, value: string | null): void {
  useEffect(() => {
    if (value === null) return undefined;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    // A dialog over a dialog restores the mark of the one below.
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
