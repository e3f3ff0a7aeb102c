import { expect, it } from 'vitest';
import { signInFailureMessage } from './sign-in-failure.ts';

const OTHERWISE = 'Die Anmeldung hat nicht geklappt. Versuch es bitte nochmals.';

it.each([
  ['access_denied', 'Du hast die Anmeldung abgebrochen.'],
  ['user_cancelled', 'Du hast die Anmeldung abgebrochen.'],
  ['account_not_linked', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['unable_to_link_account', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['email_does_not_match', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['account_already_linked_to_different_user', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['email_not_verified', 'Diese E-Mail-Adresse kennen wir schon von einem anderen Anbieter.'],
  ['email_not_found', 'Wir haben keine E-Mail-Adresse bekommen.'],
  ['state_mismatch', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['state_not_found', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['state_invalid', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['invalid_callback_request', 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.'],
  ['oauth_provider_not_found', 'Diese Art der Anmeldung gibt es hier nicht.'],
  ['provider_not_found', 'Diese Art der Anmeldung gibt es hier nicht.'],
  ['provider_unreachable', 'Der Anbieter ist gerade nicht erreichbar.'],
  ['too_many_calls', 'Das war etwas oft hintereinander.'],
  ['server_error', 'Der Anbieter ist gerade nicht erreichbar.'],
  ['temporarily_unavailable', 'Der Anbieter ist gerade nicht erreichbar.'],
  ['invalid_code', 'Der Anbieter ist gerade nicht erreichbar.'],
  ['unable_to_get_user_info', 'Der Anbieter ist gerade nicht erreichbar.'],
  ['internal_server_error', OTHERWISE],
  ['', OTHERWISE],
  ['toString', OTHERWISE],
  ['<b>x</b>', OTHERWISE],
])('%j is told: %s', (code, told) => expect(signInFailureMessage(code)).toContain(told));
