import { OFFLINE_HINT } from './offline-texts.ts';

type ConnectionMessage = {
  /** The toasts for a lost and for a restored connection. */
  readonly lost: string;
  readonly returned: string;
  /** The notice above the page while the connection is lost. */
  readonly notice: string;
  /** Whether the notice says that the content may be old; the order desk reconnects by itself and shows its own age. */
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

/** Returns the messages for a page. On admin pages they do not mention ordering. */
export const connectionMessage = (pathname: string): ConnectionMessage =>
  pathname.startsWith('/admin') ? FOR_STAFF : FOR_GUESTS;
