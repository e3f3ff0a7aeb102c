/**
 * Messages on the sign-in page for refusals that the person can do something about. The codes are those of better-auth
 * and of the server's own sign-in.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  account_not_linked:
    'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter. Melde dich bitte so an wie beim letzten Mal.',
  address_of_another_person:
    'Diese E-Mail-Adresse gehört bei uns schon zu einem anderen Konto desselben Anbieters. Melde dich mit jenem an, oder ruf uns an, wenn du nicht mehr hineinkommst.',
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
