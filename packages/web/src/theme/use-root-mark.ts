import { useEffect } from 'react';

/**
 * Marks the document for the style sheet, by an attribute. A variable there, which everything inherits, would style the whole
 * page anew; `:root:has(…)` before anything else would look through the whole page at every choice.
 */
export function useRootMark(name: `data-${string}`, value: string | null): void {
  useEffect(() => {
    if (value === null) return undefined;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
