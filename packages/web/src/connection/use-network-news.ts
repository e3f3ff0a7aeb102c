import { useEffect } from 'react';

type TakesNetworkNews = { send(event: { type: 'network.lost' } | { type: 'network.returned' }): void };

/** Tells an actor when the browser loses the network and when it is back. */
export function useNetworkNews(actor: TakesNetworkNews): void {
  useEffect(() => {
    const tellOnline = () => actor.send({ type: 'network.returned' });
    const tellOffline = () => actor.send({ type: 'network.lost' });
    window.addEventListener('online', tellOnline);
    window.addEventListener('offline', tellOffline);
    return () => {
      window.removeEventListener('online', tellOnline);
      window.removeEventListener('offline', tellOffline);
    };
  }, [actor]);
}
