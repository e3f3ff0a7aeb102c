/** Goes up whenever a picture changes: pictures of older versions are drawn anew. It stands alone for who draws nothing. */
export const ENGINE_VERSION = 4;
