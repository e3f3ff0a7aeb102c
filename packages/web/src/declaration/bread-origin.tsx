import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import styles from './declared-item.module.css';

/**
 * Where the restaurant's bread and dough are made: one sentence for all of it, loaded where guests read declarations, so
 * that no page carries it. Source: LGV art. 39, LIV art. 15.
 */
export function BreadOrigin() {
  const { ports } = useApp();
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (text: string) => isShown && setOrigin(text);
    ports.restaurant
      .load()
      .then(({ breadOrigin }) => show(breadOrigin))
      .catch(() => show(''));
    return () => {
      isShown = false;
    };
  }, [ports]);
  if (origin === null) return null;
  return (
    <p className={styles.bread}>
      <b>Herkunft von Brot und Teig</b> {origin === '' ? <RestaurantPhone className={undefined} /> : origin}
    </p>
  );
}
