import { useEffect } from 'react';

/** A picture for the browser's tab: how many wait. */
const badge = (waiting: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#B9502B"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${waiting > 9 ? '9+' : waiting}</text></svg>`,
  )}`;

/** Shows in the browser's tab how many orders wait, for whoever looks at another page. */
export function useWaitingTitle(waiting: number): void {
  useEffect(() => {
    if (waiting === 0) return undefined;
    const title = document.title;
    const counted = `(${waiting}) ${title}`;
    document.title = counted;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const icon = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', badge(waiting));
    return () => {
      // The next page has given its own title by then.
      if (document.title === counted) document.title = title;
      link?.setAttribute('href', icon);
    };
  }, [waiting]);
}
