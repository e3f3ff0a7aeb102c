/** Shown where orders are placed. */
export const OFFLINE_HINT = 'Ohne Verbindung kannst du lesen. Bestellen geht wieder, sobald du Netz hast.';
/** Replaces a button. */
export const OFFLINE_NOTE = 'Nur mit Netz';
