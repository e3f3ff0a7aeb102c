import type { Ports } from '@ofenpost/core/ports';
import type { OtherTabsSignOut } from '@ofenpost/core/session/session.port';

/** The name of the channel between the tabs of a browser. Tabs of the previous version use this name too. */
export const TABS = 'ofenpost-content';

/** Tabs of an older version post changes of the storefront on this channel too. */
type TabMessage = { readonly kind: OtherTabsSignOut };
const KINDS: readonly unknown[] = ['signingOut', 'signedOut', 'stayed'] satisfies readonly OtherTabsSignOut[];
const isOfSession = (changes: { readonly kind: unknown }): changes is TabMessage => KINDS.includes(changes.kind);

/** The ports that can end the session. */
type SessionPorts = Pick<Ports, 'session' | 'account'>;

/**
 * The tabs of a browser share one session: signing out or removing the account in one notifies the others. They are
 * notified before the request, since the server may end their connections before it answers.
 */
export function oneSession({ session, account }: SessionPorts): SessionPorts {
  // One channel for all, since a second one would receive the messages of its own tab; created at first use, since
  // guests need none.
  let channel: BroadcastChannel | null = null;
  const open = () => (channel ??= new BroadcastChannel(TABS));
  const post = (kind: OtherTabsSignOut) => open().postMessage({ kind } satisfies TabMessage);
  async function leaveAndPost<T>(leave: () => Promise<T>, hasLeft: (answer: T) => boolean): Promise<T> {
    let end: OtherTabsSignOut = 'stayed';
    post('signingOut');
    try {
      const answer = await leave();
      if (hasLeft(answer)) end = 'signedOut';
      return answer;
    } finally {
      post(end);
    }
  }
  return {
    account: {
      ...account,
      remove: (id) =>
        leaveAndPost(
          () => account.remove(id),
          ({ ok }) => ok,
        ),
    },
    session: {
      ...session,
      signOut: () =>
        leaveAndPost(
          () => session.signOut(),
          () => true,
        ),
      watchOtherTabs: ({ changed }) => {
        const listener = ({ data }: MessageEvent<{ readonly kind: unknown }>) => {
          if (isOfSession(data)) changed(data.kind);
        };
        open().addEventListener('message', listener);
        return () => {
          channel?.close();
          channel = null;
        };
      },
    },
  };
}
