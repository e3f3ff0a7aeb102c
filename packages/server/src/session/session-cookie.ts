/** `__Host-` ties a cookie to this very origin; browsers accept it only over https. Source: RFC 6265bis, section 4.1.3. */
export const cookieName = (name: string, inProduction: boolean): string => (inProduction ? `__Host-${name}` : name);

/** The cookie that better-auth keeps the session in. */
export const sessionCookieName = (inProduction: boolean): string => cookieName('ofenpost.session', inProduction);

export const guestCookieName = (inProduction: boolean): string => cookieName('ofenpost.guest', inProduction);
