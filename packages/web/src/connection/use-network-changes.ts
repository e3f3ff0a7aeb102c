import { useEffect } from 'react';

type NetworkChangeReceiver = { send(event: { type: 'network.lost' } | { type: 'network.returned' }): void };

/** Tells an actor when the browser loses the network and when it is back. */
export function useNetworkChanges(actor: NetworkChangeReceiver): void {
  useEffect(() => {
    const sendOnline = () => actor.send({ type: 'network.returned' });
    const sendOffline = () => actor.send({ type: 'network.lost' });
    window.addEventListener('online', sendOnline);
    window.addEventListener('offline', sendOffline);
    return () => {
      window.removeEventListener('online', sendOnline);
      window.removeEventListener('offline', sendOffline);
    };
  }, [actor]);
}
