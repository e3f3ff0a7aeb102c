import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';

/** Whom mails come from; where the restaurant has no address yet, from the host that people know. */
export const senderOf = ({ name, email }: Pick<Restaurant, 'name' | 'email'>, publicUrl: string) => ({
  name,
  address: email === '' ? `noreply@${new URL(publicUrl).hostname}` : email,
});
