import type { CartItem } from '@ofenpost/core/cart/cart';
import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { PICTURE_WIDTHS, picturePath } from '@ofenpost/core/catalogue/picture-files';
import { photoPath, photoWidths } from '@ofenpost/core/photo/photo-files';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';

const [SMALLEST] = PICTURE_WIDTHS;
/** As images ask: the server sends AVIF to whoever says that they show it, which all browsers with a worker do. */
const headers = { accept: 'image/avif,image/webp,*/*' };

function pictureOf({ products: { photo, illustration, ...product }, creation }: CartItem): string {
  if (photo !== null) return photoPath(photo.hash, photoWidths(photo)[0] ?? photo.width, 'avif');
  const of = creation === null ? illustrationUrl({ ...product, illustration }) : creationUrl(illustration);
  return picturePath(of, SMALLEST);
}

/**
 * Fetches the pictures of what is in the cart through the service worker, which caches them: the cart shows them without
 * a connection, also those that were loaded before there was a worker.
 */
export function useCartPictures(): void {
  const { cart } = useApp().actors;
  useEffect(() => {
    // Undefined where service workers are switched off.
    const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const fetched = new Set<string>();
    const fetchPictures = () => {
      if (!serviceWorker?.controller) return;
      for (const picture of selectCart(cart.getSnapshot()).productCart.map(pictureOf)) {
        // Those that did not come are fetched when they are shown.
        if (!fetched.has(picture)) fetch(picture, { headers }).catch(() => {});
        fetched.add(picture);
      }
    };
    fetchPictures();
    serviceWorker?.addEventListener('controllerchange', fetchPictures);
    const changed = cart.subscribe(fetchPictures);
    return () => {
      serviceWorker?.removeEventListener('controllerchange', fetchPictures);
      changed.unsubscribe();
    };
  }, [cart]);
}
