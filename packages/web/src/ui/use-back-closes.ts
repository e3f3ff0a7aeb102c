import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Every overlay has its own history entry, so that the back button closes it. The entry is a copy of the page's with a
 * mark: the router, which listens to the same history, must not notice it, so its patched methods are bypassed.
 */
type MarkedState = { readonly overlay?: string } | null;

/** The address of the page below an overlay, which may have been opened by the overlay's, and that of the overlay. */
type OverlayAddresses = readonly [page: string, overlay: string];
/** Gives an overlay an address of its own; the argument is the address when it opens. */
export type AddressOverlay = (address: string) => OverlayAddresses;

const withoutAddress: AddressOverlay = (address) => [address, address];

const openMarks = new Set<string>();
/** Settles once the browser has left the entry of a closed overlay. */
let leaving: Promise<void> = Promise.resolve();
let count = 0;

const markOf = (state: unknown) => (state as MarkedState)?.overlay;

/** Goes back over an entry without an event for the router. */
function leaveEntry(): Promise<void> {
  return new Promise((resolve) => {
    const swallow = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    addEventListener('popstate', swallow, { capture: true, once: true });
    history.back();
  });
}

function writeEntry(mark: string, [page, overlay]: OverlayAddresses): void {
  const state: unknown = { ...(history.state as object | null), overlay: mark };
  const current = markOf(history.state);
  // An orphaned entry, for instance after a reload, would make one press of the back button do nothing.
  const isLeftOver = current !== undefined && !openMarks.has(current);
  History.prototype.replaceState.call(history, history.state, '', page);
  History.prototype[isLeftOver ? 'replaceState' : 'pushState'].call(history, state, '', overlay);
}

/**
 * Adds the entry of an opened overlay; `onBack` is called when the back button was pressed. Returns a function to call
 * when the overlay has closed.
 */
function enterOverlay(onBack: () => void, addressed: AddressOverlay): () => void {
  count += 1;
  const mark = `overlay-${performance.timeOrigin}-${count}`;
  let page = '';
  let isOpen = true;
  const listener = (event: PopStateEvent) => {
    // The back button has closed a later overlay, and this one is on top again.
    if (markOf(history.state) === mark) return;
    end();
    // A jump further back also leaves the page.
    if (location.href === page) event.stopImmediatePropagation();
    onBack();
  };
  function end(): void {
    isOpen = false;
    openMarks.delete(mark);
    removeEventListener('popstate', listener, { capture: true });
  }
  void leaving.then(() => {
    if (!isOpen) return;
    openMarks.add(mark);
    const addresses = addressed(location.href);
    [page] = addresses;
    writeEntry(mark, addresses);
    addEventListener('popstate', listener, { capture: true });
  });
  return () => {
    end();
    // The press that closed the overlay may have started a navigation, which has then replaced the entry.
    setTimeout(() => {
      if (markOf(history.state) === mark) leaving = leaveEntry();
    });
  };
}

/**
 * Whether nothing has handled Escape: until the focus has moved into an overlay, the overlay does not receive the key.
 */
const isUnheardEscape = ({ key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('[aria-modal="true"]') !== null);

/** The open overlays, the last one on top. */
const openOverlays: symbol[] = [];

/**
 * While an overlay is open, the browser's back button closes it instead of leaving the page, and so does Escape, from
 * the start. One press closes one overlay, the one on top, wherever the focus is.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, addressed = withoutAddress): void {
  const close = useEffectEvent(onClose);
  const enter = useEffectEvent(() => enterOverlay(() => close(), addressed));
  // A layout effect, because a user may go back as soon as the overlay is painted.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const overlay = Symbol('overlay');
    openOverlays.push(overlay);
    const leave = enter();
    const listener = (event: KeyboardEvent) => {
      if (!isUnheardEscape(event) || openOverlays.at(-1) !== overlay) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      openOverlays.splice(openOverlays.indexOf(overlay), 1);
      leave();
    };
  }, [isOpen]);
}
