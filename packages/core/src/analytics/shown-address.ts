/**
 * A URL as third parties may see it, without query and hash: an order's URL holds its key there, and a form's what
 * somebody typed.
 */
export const shownAddress = (address: string): string => address.replace(/[?#].*$/s, '');
