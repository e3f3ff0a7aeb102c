import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the element with `autoFocus` when a dialog opens: Fluent UI moves the focus to the first button. */
export function useAutoFocus<Content extends HTMLElement>(isOpen: boolean): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    focused.current = isOpen && content.current?.contains(activeElement) === true ? activeElement : null;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isOpen]);
  return content;
}
