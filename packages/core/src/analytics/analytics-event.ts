/** What the restaurant counts; it never holds who did it. Source: specification, section 7. */
export type AnalyticsEvent =
  /** A page was reached. `path` is the part of the URL between host and question mark. */
  | { readonly name: 'page_view'; readonly path: string }
  /** `count` items left the cart because they are unavailable. */
  | { readonly name: 'removed_all_unavailable_items'; readonly count: number }
  | { readonly name: 'navigate_to_checkout' };
