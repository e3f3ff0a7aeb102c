const TRIAL = 'cookie-trial=1';

/**
 * Whether the browser stores cookies of this site. Without the guest's cookie each request would begin with an empty
 * cart.
 */
export function areCookiesEnabled(): boolean {
  // `navigator.cookieEnabled` may be true though the user or an extension blocks cookies. Source: HTML,
  // "cookieEnabled".
  document.cookie = `${TRIAL}; Path=/; SameSite=Lax`;
  const isStored = document.cookie.includes(TRIAL);
  document.cookie = `${TRIAL}; Path=/; SameSite=Lax; Max-Age=0`;
  return isStored;
}
