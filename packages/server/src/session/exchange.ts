/** A request's headers, and the headers of its answer. */
export type Exchange = { readonly requestHeaders: Headers; readonly responseHeaders: Headers };
