import * as z from 'zod/mini';
import type { ToastMessage } from '../toast/toast.machine.ts';

/** The code for a sign-in that another tab of the same browser has overtaken. */
export const ANOTHER_SIGN_IN = 'another_sign_in';

/**
 * Messages on the sign-in page for refusals that the person can do something about. The codes are those of better-auth
 * and of the server's own sign-in.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  account_not_linked:
    'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter. Melde dich bitte so an wie beim letzten Mal.',
  address_of_another_person:
    'Diese E-Mail-Adresse gehört bei uns schon zu einem anderen Konto desselben Anbieters. Melde dich mit jenem an, oder ruf uns an, wenn du nicht mehr hineinkommst.',
  [ANOTHER_SIGN_IN]:
    'In einem anderen Tab hat inzwischen eine andere Anmeldung begonnen. Mach dort weiter, oder beginne hier nochmals.',
  email_not_found:
    'Wir haben keine E-Mail-Adresse bekommen. Ohne sie können wir kein Konto führen: Erlaube sie beim nächsten Versuch.',
  state_mismatch:
    'Die Anmeldung hat zu lange gedauert und ist abgelaufen. Bitte beginne nochmals, und erlaube unserer Seite Cookies.',
  too_many_calls: 'Das war etwas oft hintereinander. Bitte warte ein paar Minuten und versuch es nochmals.',
};

/** Other codes with the same meaning. */
const SAME_AS: Readonly<Record<string, string>> = {
  email_does_not_match: 'account_not_linked',
  account_already_linked_to_different_user: 'account_not_linked',
  email_not_verified: 'account_not_linked',
  unable_to_link_account: 'account_not_linked',
  state_not_found: 'state_mismatch',
  state_invalid: 'state_mismatch',
  invalid_callback_request: 'state_mismatch',
};

const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/**
 * The message for a code in the URL, in German; null for an unknown one, when a provider failed or the person gave up:
 * that is only logged. Source: specification, section 8, "Social login failure".
 */
export const signInFailureMessage = (code: string): string | null => own(MESSAGES, own(SAME_AS, code) ?? code) ?? null;

/** A provider for signing in that is configured on this server. */
export const signInProvider = z.object({ id: z.enum(['google', 'facebook', 'local']), label: z.string() });
export type SignInProvider = z.infer<typeof signInProvider>;

const LENGTH_MAX = 1000;

/** Printable ASCII that begins with a slash, without a backslash, which browsers read as a slash. */
const LOCAL_PATH = /^\/[!-[\]-~]*$/;
/** `//` before the query: browsers read `//name` as another server, also after dot segments. */
const DOUBLE_SLASH = /^[^?#]*\/\//;
/** A segment of dots, escaped or not, before the query: browsers would resolve it to a path that was not checked. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const SIGN_IN_PAGE = /^\/auth(?:[/?#]|$)/;

/**
 * The path after signing in: the one where the person came from if it leads into this app, else home. The sign-in page
 * itself is excluded. Source: OWASP, Unvalidated Redirects and Forwards.
 */
export const returnPathOf = (wanted: string | null): string =>
  wanted !== null &&
  wanted.length <= LENGTH_MAX &&
  LOCAL_PATH.test(wanted) &&
  !DOUBLE_SLASH.test(wanted) &&
  !DOT_SEGMENT.test(wanted) &&
  !SIGN_IN_PAGE.test(wanted)
    ? wanted
    : '/';

/** The number of other devices that were signed out. */
export const otherSessions = z.object({ ended: z.int() });
export type OtherSessions = z.infer<typeof otherSessions>;

/** The toast about it. */
export function otherSessionsToast({ ended }: OtherSessions): ToastMessage {
  if (ended === 0) return { kind: 'info', title: 'Nur hier angemeldet', detail: 'Auf keinem anderen Gerät.' };
  const detail = ended === 1 ? 'Auf einem anderen Gerät.' : `Auf ${ended} anderen Geräten.`;
  return { kind: 'success', title: 'Abgemeldet', detail };
}
