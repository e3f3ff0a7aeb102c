/**
 * Why signing in did not work, as the person at the sign-in page is told; the log has the details. The codes are those of
 * OAuth (RFC 6749, section 4.1.2.1), of better-auth and of our own sign-in.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  access_denied: 'Du hast die Anmeldung abgebrochen. Es ist nichts passiert.',
  account_not_linked:
    'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter. Melde dich bitte so an wie beim letzten Mal.',
  email_not_found:
    'Wir haben keine E-Mail-Adresse bekommen. Ohne sie können wir kein Konto führen: Erlaube sie beim nächsten Versuch.',
  state_mismatch: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen. Bitte beginne nochmals.',
  provider_not_found: 'Diese Art der Anmeldung gibt es hier nicht.',
  too_many_calls: 'Das war etwas oft hintereinander. Bitte warte ein paar Minuten und versuch es nochmals.',
  provider_unreachable: 'Der Anbieter ist gerade nicht erreichbar. Versuch es bitte in ein paar Minuten nochmals.',
};

/** Other names of the same. */
const SAME_AS: Readonly<Record<string, string>> = {
  user_cancelled: 'access_denied',
  email_does_not_match: 'account_not_linked',
  account_already_linked_to_different_user: 'account_not_linked',
  email_not_verified: 'account_not_linked',
  unable_to_link_account: 'account_not_linked',
  state_not_found: 'state_mismatch',
  state_invalid: 'state_mismatch',
  invalid_callback_request: 'state_mismatch',
  oauth_provider_not_found: 'provider_not_found',
  temporarily_unavailable: 'provider_unreachable',
  server_error: 'provider_unreachable',
  invalid_code: 'provider_unreachable',
  unable_to_get_user_info: 'provider_unreachable',
};

const OTHERWISE = 'Die Anmeldung hat nicht geklappt. Versuch es bitte nochmals.';

const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** German, for whatever code comes back in the address. */
export const signInFailureMessage = (code: string): string => own(MESSAGES, own(SAME_AS, code) ?? code) ?? OTHERWISE;
