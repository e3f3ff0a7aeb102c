/** A request's headers, and those that its answer will carry. */
export type Exchange = { readonly requestHeaders: Headers; readonly responseHeaders: Headers };
