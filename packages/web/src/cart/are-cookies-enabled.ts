const TRIAL = 'cookie-trial=1';

/** Whether the browser keeps cookies of this site; without the one that names a guest each request begins with an empty cart. */
export function areCookiesEnabled(): boolean {
  // Where people or extensions forbid them, `navigator.cookieEnabled` need not say so. Source: HTML, "cookieEnabled".
  document.cookie = `${TRIAL}; Path=/; SameSite=Lax`;
  const isStored = document.cookie.includes(TRIAL);
  document.cookie = `${TRIAL}; Path=/; SameSite=Lax; Max-Age=0`;
  return isStored;
}
