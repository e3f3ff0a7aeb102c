import type { OtherTabsSignOut, SessionPort } from '@ofenpost/core/session/session.port';
import { TABS } from './tabs.ts';

/** Beside it the connected tab tells what is new of the content. */
type News = { readonly kind: OtherTabsSignOut };
const KINDS: readonly unknown[] = ['signingOut', 'signedOut', 'stayed'] satisfies readonly OtherTabsSignOut[];
const isOfSession = (news: { readonly kind: unknown }): news is News => KINDS.includes(news.kind);

/**
 * The tabs of a browser are in one session: who signs out in one tells the others. They hear of it before it is done,
 * since the server may end their connections before it answers the one that asked.
 */
export function oneSession(session: SessionPort): SessionPort {
  // One, since a channel hears all others, also those of its own tab; and guests need none.
  let channel: BroadcastChannel | null = null;
  const open = () => (channel ??= new BroadcastChannel(TABS));
  const tell = (kind: OtherTabsSignOut) => open().postMessage({ kind } satisfies News);
  return {
    ...session,
    signOut: async () => {
      tell('signingOut');
      try {
        await session.signOut();
      } catch (error) {
        tell('stayed');
        throw error;
      }
      tell('signedOut');
    },
    watchOtherTabs: ({ changed }) => {
      const hear = ({ data }: MessageEvent<{ readonly kind: unknown }>) => {
        if (isOfSession(data)) changed(data.kind);
      };
      open().addEventListener('message', hear);
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
