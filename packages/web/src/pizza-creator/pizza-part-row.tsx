import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { productStateOf } from '@ofenpost/core/catalogue/product-list';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../app/app-state.ts';
import { ProductStateBadge } from '../catalogue/product-state.tsx';
import { pizzaPartLink } from './pizza-part-link.ts';
import styles from './pizza-parts-admin.module.css';

const amount = (price: number): string => formatMoney(price).replace('CHF ', '');

/** Formats one price for each size: `CHF 1.50 / 2.30 / 3.50`. */
const pricesText = (prices: readonly number[]): string =>
  prices.every((price) => price === 0) ? 'ohne Aufpreis' : `CHF ${prices.map(amount).join(' / ')}`;

type Props = { readonly part: OutlinedPizzaPart; readonly picture: ReactNode };

/** Shows a part in the list of its kind: its picture, its prices, and why it is unavailable. */
export function PizzaPartRow({ part, picture }: Props) {
  const now = useNow();
  return (
    <>
      <span className={styles.named}>
        <span className={styles.picture}>{picture}</span>
        <Link {...pizzaPartLink(part.kind, part.id)}>{part.name}</Link>
      </span>
      <span className={styles.facts}>
        {productStateOf(part, now) !== 'onSale' && <ProductStateBadge row={part} now={now} />}
        <small>{pricesText(part.prices)}</small>
      </span>
    </>
  );
}
