const PLACEHOLDER = '$id';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether anything may be called so: the server looks for nothing else, and whoever asks for it is told that it is wrong. */
export const isId = (text: string): boolean => UUID.test(text);

/** What stands in the place of `$id` of a page's path, '' where it has none; null for a path of another page. */
export function idAt(page: string, path: string): string | null {
  const [segments, requested] = [page.split('/'), path.split('/')];
  const isThere = segments.every((segment, place) =>
    segment === PLACEHOLDER ? requested[place] !== '' : segment === requested[place],
  );
  if (!isThere || segments.length !== requested.length) return null;
  return requested[segments.indexOf(PLACEHOLDER)] ?? '';
}
