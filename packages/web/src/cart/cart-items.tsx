import type { CartItem } from '@ofenpost/core/cart/cart';
import { cartErrorMessage } from '@ofenpost/core/cart/cart-messages';
import { selectCart, selectComingCount } from '@ofenpost/core/cart/cart.machine';
import type { CartRow } from '@ofenpost/core/cart/removed-lines';
import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import { deviceOrders } from '@ofenpost/core/order/device-orders';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import { selectHasExpired } from '@ofenpost/core/session/session.machine';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useActors, useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import type { ShownProduct } from '../catalogue/shown-product.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { CartItemRow, itemLabel } from './cart-item-row.tsx';
import { RemovedRow } from './removed-row.tsx';
import type { RemovedLines } from './use-removed-lines.ts';
import controls from '../ui/controls.module.css';
import styles from './cart-drawer.module.css';

const productDialog = onDemand(() => import('../catalogue/product-dialog.tsx').then((module) => module.ProductDialog));

const comingText = (count: number) => (count === 1 ? '1 Produkt kommt dazu …' : `${count} Produkte kommen dazu …`);

/** Where the session has ended by itself the cart is not gone. The checkout says it too: a shared part would weigh on it. */
function ExpiredCart({ onLeave }: { onLeave: () => void }) {
  const { href } = useLocation();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Du bist nicht mehr angemeldet</p>
      <p>Dein Warenkorb wartet in deinem Konto. Melde dich an, dann ist er wieder da.</p>
      <Link to={paths.auth} search={{ returnTo: href }} replace className={controls.primary} onClick={onLeave}>
        Anmelden
      </Link>
    </div>
  );
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const { ports, actors } = useApp();
  const [lastOrder] = deviceOrders(ports.keyValue, ports.clock.now());
  if (useSelector(actors.session, selectHasExpired)) return <ExpiredCart onLeave={onLeave} />;
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{CHECKOUT_BLOCK_MESSAGES.emptyCart.title}</p>
      <p>Füge Produkte hinzu, dann kann der Ofen loslegen.</p>
      {lastOrder !== undefined && (
        <Link
          {...paths.orderPage(lastOrder)}
          preload={false}
          replace
          className={`${controls.secondary} ${styles.lastOrder}`}
          onClick={onLeave}
        >
          Bestellung {lastOrder.number} ansehen
        </Link>
      )}
    </div>
  );
}

type Opening = { readonly product: ShownProduct; readonly exchanged: CartItem };

/** Opens the choices of an item in the dialog of its product. */
function useItemDialog() {
  const { ports, actors } = useApp();
  const { opened, open, end } = useOpened<Opening>();
  const navigate = useNavigate();
  const openInCreator = async (item: CartItem, creation: PizzaCreation) => {
    const [offer, { pizzaSearch }] = await Promise.all([
      ports.pizzaCreator.load(),
      import('@ofenpost/core/pizza-creator/pizza-url'),
    ]);
    // `replace` removes the drawer's history entry: back leads to the page below it.
    await navigate({ href: `${paths.pizzaCreator}?${pizzaSearch(offer, creation)}`, replace: true });
    actors.cart.send({ type: 'item.opened', item });
    actors.cart.send({ type: 'panel.closed' });
  };
  const load = async (item: CartItem) => {
    if (item.creation !== null) return openInCreator(item, item.creation);
    const [{ linkedProduct }, catalogue] = await Promise.all([
      import('../catalogue/shown-product.ts'),
      ports.catalogue.load(),
    ]);
    const linked = linkedProduct(catalogue, item.products.id);
    if (linked !== undefined) open({ product: linked.product, exchanged: item });
    else actors.toast.send({ type: 'toast.shown', message: cartErrorMessage({ code: 'productUnavailable' }) });
  };
  return {
    openChoices: (item: CartItem) => void load(item).catch((error: unknown) => showErrorToast(actors, error)),
    dialog: opened && (
      <productDialog.Component
        key={opened.count}
        {...opened.shown}
        onClosed={() => end(opened)}
        onLoadFailed={() => end(opened)}
      />
    ),
  };
}

type Props = { readonly isFixed: boolean; readonly undo: RemovedLines; readonly onLeave: () => void };

/** Lists the items in the cart, those that were just removed, and the number of those on their way into it. */
export function CartItems({ isFixed, undo: { list, rows, returning, remove, bringBack }, onLeave }: Props) {
  const { cart } = useActors();
  const { productCart } = useSelector(cart, selectCart);
  const { openChoices, dialog } = useItemDialog();
  const coming = useSelector(cart, selectComingCount) - (returning?.item.amount ?? 0);
  const change = (row: CartRow, amount: number) =>
    amount === 0 ? remove(row) : cart.send({ type: 'amount.changed', id: row.item.id, amount });
  return (
    <>
      <ul ref={list} className={styles.items}>
        {rows.map((row) =>
          row.line === undefined ? (
            <CartItemRow
              key={row.item.id}
              item={row.item}
              label={itemLabel(row.item, productCart)}
              isFixed={isFixed}
              onAmount={(amount) => change(row, amount)}
              onChange={() => openChoices(row.item)}
            />
          ) : (
            <RemovedRow
              key={row.item.id}
              item={row.item}
              isFixed={isFixed}
              isReturning={row.line === returning}
              onUndo={() => bringBack(row)}
            />
          ),
        )}
        {coming > 0 && <li className={styles.coming}>{comingText(coming)}</li>}
      </ul>
      {productCart.length === 0 && coming <= 0 && returning === null && <EmptyCart onLeave={onLeave} />}
      {dialog}
    </>
  );
}
