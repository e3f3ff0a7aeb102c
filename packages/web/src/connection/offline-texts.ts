/** Where something could be ordered. */
export const OFFLINE_HINT = 'Ohne Verbindung kannst du lesen. Bestellen geht wieder, sobald du Netz hast.';
/** The toasts of a connection that is lost, or back: at the pages of staff nobody orders. */
export const connectionNews = (pathname: string): { readonly lost: string; readonly returned: string } =>
  pathname.startsWith('/admin')
    ? { lost: 'Gespeichert wird erst wieder mit Netz.', returned: 'Du kannst weiterarbeiten.' }
    : { lost: 'Bestellen geht erst wieder mit Netz.', returned: 'Du kannst bestellen.' };
/** In the place of a button. */
export const OFFLINE_NOTE = 'Nur mit Netz';
