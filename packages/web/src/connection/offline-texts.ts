/** Where something could be ordered. */
export const OFFLINE_HINT = 'Ohne Verbindung kannst du lesen. Bestellen geht wieder, sobald du Netz hast.';
/** In the place of a button. */
export const OFFLINE_NOTE = 'Nur mit Netz';
