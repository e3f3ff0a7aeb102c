/** The elements that a translator put in place of texts, by these. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function noteReplaced(this: void, records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React changed a text that is not in the page: it takes its place again, and is translated anew.
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
 * Chrome's translator replaces texts by `<font>` elements, and React knows nothing of it: a text that it changes stays as
 * it was in the page, and where it removes a text, or puts something before one, the browser throws. So React's calls find
 * what stands in the text's place. Source: https://github.com/facebook/react/issues/11538
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
