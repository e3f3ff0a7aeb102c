/** The elements that a translator put in the place of text nodes, by these nodes. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function noteReplaced(this: void, records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React changed a text node outside the page: it is put back, and the translator translates it again.
    if (type === 'characterData') standIns.get(target)?.replaceWith(target);
    for (const removed of removedNodes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (removed.nodeType !== Node.TEXT_NODE || standIn === undefined) continue;
      standIns.set(removed, standIn);
      observer.observe(removed, { characterData: true });
    }
  }
}

/**
 * Chrome's translator replaces text nodes by `<font>` elements, which React does not know: its changes of a text would
 * not show, and removing it or inserting before it would throw. So the patched DOM methods find the stand-in. Source:
 * https://github.com/facebook/react/issues/11538
 */
export function followTranslator(): void {
  new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standIn = child.parentNode === this ? undefined : standIns.get(child);
    if (standIn === undefined) return removeChild.call(this, child) as T;
    standIn.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const standIn = before === null || before.parentNode === this ? undefined : standIns.get(before);
    return insertBefore.call(this, node, standIn ?? before) as T;
  };
}
