import { OFFLINE_HINT } from './offline-texts.ts';

type ConnectionMessage = {
  /** The toast when it is lost, and the one when it is back. */
  readonly lost: string;
  readonly returned: string;
  /** What stands above the page meanwhile. */
  readonly notice: string;
  /** Whether everything there is as old as the page; the desk goes on by itself, and says how old it is. */
  readonly isDated: boolean;
};

const FOR_GUESTS: ConnectionMessage = {
  lost: 'Bestellen geht erst wieder mit Netz.',
  returned: 'Du kannst bestellen.',
  notice: OFFLINE_HINT,
  isDated: true,
};
const FOR_STAFF: ConnectionMessage = {
  lost: 'Was du jetzt drückst, wird nicht gespeichert. Mach es nochmals, wenn das Netz zurück ist.',
  returned: 'Du kannst weiterarbeiten.',
  notice: 'Bis das Netz zurück ist, wird nichts gespeichert.',
  isDated: false,
};

/** What is told of a lost connection: at the pages of staff nobody orders. */
export const connectionMessage = (pathname: string): ConnectionMessage =>
  pathname.startsWith('/admin') ? FOR_STAFF : FOR_GUESTS;
