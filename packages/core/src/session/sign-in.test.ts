import { expect, it } from 'vitest';
import { signInFailureMessage } from './sign-in.ts';

it.each([
  ['account_not_linked', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['unable_to_link_account', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['email_does_not_match', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['account_already_linked_to_different_user', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['email_not_verified', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['address_of_another_person', 'gehört bei uns schon zu einem anderen Konto desselben Anbieters.'],
  ['another_sign_in', 'In einem anderen Tab hat inzwischen eine andere Anmeldung begonnen.'],
  ['email_not_found', 'Wir haben keine E-Mail-Adresse bekommen.'],
  ['state_mismatch', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['state_not_found', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['state_invalid', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['invalid_callback_request', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['too_many_calls', 'Das war etwas oft hintereinander.'],
])('%j is told: %s', (code, reported) => expect(signInFailureMessage(code)).toContain(reported));

it.each([
  'access_denied',
  'user_cancelled',
  'provider_not_found',
  'provider_unreachable',
  'server_error',
  'invalid_code',
  'unable_to_get_user_info',
  'internal_server_error',
  '',
  'toString',
  '<b>x</b>',
])('%j is in the log alone', (code) => expect(signInFailureMessage(code)).toBeNull());
