import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';

/** The sender of e-mails; if the restaurant has no address yet, one at the public host. */
export const senderOf = ({ name, email }: Pick<Restaurant, 'name' | 'email'>, publicUrl: string) => ({
  name,
  address: email === '' ? `noreply@${new URL(publicUrl).hostname}` : email,
});
