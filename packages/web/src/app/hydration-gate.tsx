import {
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsOffline } from './offline-state.ts';

/** A part of the page that the server rendered and that nobody has touched yet. */
type Gate = {
  readonly opened: Promise<void>;
  readonly open: () => void;
  /** Resolves once what is behind it answers taps. */
  readonly hydrated: Promise<void>;
  readonly setHydrated: () => void;
};

/** `Promise.withResolvers` is younger than the browsers' floor. */
function createSignal(): readonly [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return [promise, resolve];
}

function createGate(): Gate {
  const [opened, open] = createSignal();
  const [hydrated, setHydrated] = createSignal();
  return { opened, open, hydrated, setHydrated };
}

/** The closed gates by their elements. */
const gates = new Map<Element, Gate>();

const touched = ({ target }: Event): [Element, Gate] | undefined =>
  [...gates].find(([root]) => target instanceof Node && root.contains(target));

/**
 * Opens a gate before the click, so that its answer comes sooner. Where a translator has changed the texts, React renders
 * the part anew: a button that went between finger down and up would not be clicked, so that only the click opens.
 */
function touch(event: Event): void {
  const [root, gate] = touched(event) ?? [];
  if (root?.querySelector(':scope font') === null) gate?.open();
}

/** What is tapped behind a closed gate waits for it; the browser's own answer to a link would leave the page. */
function recordClick(event: MouseEvent): void {
  const [root, gate] = touched(event) ?? [];
  gate?.open();
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a');
  if (!root || !gate || !pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  const pressables = () => [...root.querySelectorAll<HTMLElement>('button, a')];
  const before = pressables();
  void gate.hydrated.then(() => {
    // Where a translator has changed the texts, React renders the part anew.
    const after = pressables();
    if (after.length === before.length) after[before.indexOf(pressed)]?.click();
  });
}

// On the window: React stops at the document what happens to a part that it has not hydrated.
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', touch, true);
  addEventListener('focusin', touch, true);
  addEventListener('click', recordClick, true);
}

function Gated({ gate, children }: { readonly gate: Gate | null; readonly children: ReactNode }) {
  if (gate !== null) use(gate.opened);
  useEffect(() => gate?.setHydrated(), [gate]);
  return children;
}

/** Whether both look the same: a handler is not seen, and is another one at each rendering. */
const looksSame = ({ props: one }: ReactElement<object>, { props: other }: ReactElement<object>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(
    ([name, value]) => typeof value === 'function' || Object.is(value, (other as Record<string, unknown>)[name]),
  );

const never = () => () => {};

/** Whether the element is being taken over from the server's HTML, and not made by the browser. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );

/**
 * Leaves its child as the server rendered it until somebody touches it or it changes: a list of sixty cards costs a phone
 * a second to hydrate. Its child gets the same props as long as it looks the same, and uses no context whose value
 * changes: React draws anew what changes before it is hydrated. On pages that the browser renders it does nothing.
 */
export function HydrationGate({ children }: { readonly children: ReactElement<object> }) {
  const isHydrating = useIsHydrating();
  const [gate] = useState(() => (isHydrating ? createGate() : null));
  const content = (
    <Suspense>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
  // The same element at each rendering: React leaves what is behind it alone.
  const [first] = useState({ child: children, content });
  const [isClosed, setClosed] = useState(gate !== null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (gate === null || element === null) return undefined;
    gates.set(element, gate);
    void gate.hydrated.then(() => {
      gates.delete(element);
      setClosed(false);
    });
    return () => void gates.delete(element);
  }, [gate]);
  // Offline nothing can be added to the cart, which the cards say themselves.
  const isOffline = useIsOffline();
  const hasChanged = isOffline || !looksSame(first.child, children);
  useEffect(() => {
    if (hasChanged) gate?.open();
  }, [gate, hasChanged]);
  return <div ref={root}>{isClosed ? first.content : content}</div>;
}
