import { useEffect } from 'react';

type NetworkChangeReceiver = { send(event: { type: 'network.lost' } | { type: 'network.returned' }): void };

/** Sends an actor the browser's online and offline events. */
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
