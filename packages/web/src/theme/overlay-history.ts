/**
 * An overlay has an entry of its own in the browser's history, so that the back button closes it. The entry is the page's
 * own with a mark: the router, which listens to the same history, need not know. Its patched methods are passed by.
 */
type MarkedState = { readonly overlay?: string } | null;

const openOverlays = new Set<string>();
/** Settles once the browser has left the entry of an overlay that was closed. */
let leaving: Promise<void> = Promise.resolve();
let count = 0;

const markOf = (state: unknown) => (state as MarkedState)?.overlay;

/** Goes back over an entry without telling the router. */
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

function writeEntry(mark: string): void {
  const state: unknown = { ...(history.state as object | null), overlay: mark };
  const current = markOf(history.state);
  // An entry that nobody owns any more, after a reload for instance, would make one press do nothing.
  const isLeftOver = current !== undefined && !openOverlays.has(current);
  History.prototype[isLeftOver ? 'replaceState' : 'pushState'].call(history, state, '');
}

/** An overlay opens; `onBack` is called when the back button was pressed. Returns what to call when it has closed. */
export function enterOverlay(onBack: () => void): () => void {
  count += 1;
  const mark = `overlay-${performance.timeOrigin}-${count}`;
  const page = location.href;
  let isOpen = true;
  const listener = (event: PopStateEvent) => {
    // A later overlay was left, and this one shows again.
    if (markOf(history.state) === mark) return;
    end();
    // Whoever jumps further back also leaves the page.
    if (location.href === page) event.stopImmediatePropagation();
    onBack();
  };
  function end(): void {
    isOpen = false;
    openOverlays.delete(mark);
    removeEventListener('popstate', listener, { capture: true });
  }
  void leaving.then(() => {
    if (!isOpen) return;
    openOverlays.add(mark);
    writeEntry(mark);
    addEventListener('popstate', listener, { capture: true });
  });
  return () => {
    end();
    // Whoever closed it may be on the way to another page, which has then replaced the entry.
    setTimeout(() => {
      if (markOf(history.state) === mark) leaving = leaveEntry();
    });
  };
}
