import * as z from 'zod/mini';

/** The account that somebody was shown while entering; missing where it does not matter. */
export const shownAccount = z.optional(z.uuid());
type ShownAccount = z.infer<typeof shownAccount>;

/** Another account is signed in than the one that was shown, or none: another tab has changed it. */
export const accountChanged = z.object({ code: z.literal('accountChanged') });
export type AccountChanged = z.infer<typeof accountChanged>;

/** For what somebody saves. */
export const ACCOUNT_CHANGED =
  'Hier ist inzwischen ein anderes Konto angemeldet. Melde dich wieder mit deinem an und speichere nochmals.';

/** Whether what somebody entered would go to another account than the one that was shown. */
export const isOtherAccount = (shown: ShownAccount, signedIn: string | null): boolean =>
  shown !== undefined && shown !== signedIn;
