const PLACEHOLDER = '$id';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of an id (UUID). The server answers any other text with an error. */
export const isId = (text: string): boolean => UUID.test(text);

/** Returns the value for `$id` in a path of this page, '' for a page without it; null for a path of another page. */
export function idAt(page: string, path: string): string | null {
  const [segments, requested] = [page.split('/'), path.split('/')];
  const isThere = segments.every((segment, place) =>
    segment === PLACEHOLDER ? requested[place] !== '' : segment === requested[place],
  );
  if (!isThere || segments.length !== requested.length) return null;
  return requested[segments.indexOf(PLACEHOLDER)] ?? '';
}
