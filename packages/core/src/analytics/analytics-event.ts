/** What the restaurant counts; it never holds who did it. Source: specification, section 7. */
export type AnalyticsEvent =
  /** A page was reached. `path` is the part of the URL between host and question mark. */
  | { readonly name: 'page_view'; readonly path: string }
  /** `count` items left the cart because they are unavailable. */
  | { readonly name: 'removed_all_unavailable_items'; readonly count: number }
  | { readonly name: 'navigate_to_checkout' };

/**
 * A URL as third parties may see it, without query and hash: an order's URL holds its key there, and a form's what
 * somebody typed.
 */
export const shownAddress = (address: string): string => address.replace(/[?#].*$/s, '');
