import { DrawerBody, DrawerFooter, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { selectCart, selectComingCount, selectMissingLines } from '@ofenpost/core/cart/cart.machine';
import type { MissingLine } from '@ofenpost/core/cart/missing-line';
import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import { missingAnywhere } from '@ofenpost/core/delivery/delivery-fee';
import { deviceOrders } from '@ofenpost/core/order/device-orders';
import { missingLineMessage } from '@ofenpost/core/order/order-again-messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useActors, useApp, useCheckoutBlock } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { paths } from '../app/paths.ts';
import { CheckoutBlockNotice } from '../checkout/checkout-block-notice.tsx';
import { Amount } from '../money/amount.tsx';
import { Announcements } from '../ui/announcements.tsx';
import { FluentHost } from '../ui/fluent-host.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useFocusReturn, whenPageReturned } from '../ui/use-focus-return.ts';
import { CartItemRow, itemLabel } from './cart-item-row.tsx';
import notice from '../checkout/checkout-block-notice.module.css';
import controls from '../ui/controls.module.css';
import cartDrawerStyles from './cart-drawer.module.css';
import styles from './missing-lines.module.css';

/** Lists the lines of an order that could not be added to the cart again, with the reasons. */
const MissingLines = ({ lines }: { lines: readonly MissingLine[] }) =>
  lines.length > 0 && (
    <div className={`${notice.notice} ${styles.notice}`} role="alert">
      <p>
        <b>Nicht alles von damals ist im Warenkorb:</b>
      </p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{missingLineMessage(line)}</li>
        ))}
      </ul>
    </div>
  );

const comingText = (count: number) => (count === 1 ? '1 Produkt kommt dazu …' : `${count} Produkte kommen dazu …`);

/** Shows the total, without items that the server has yet to price. */
const Sum = ({ totalCost, coming }: { totalCost: number; coming: number }) => (
  <output className={cartDrawerStyles.sum}>
    {(coming === 0 || totalCost > 0) && <Amount rappen={totalCost} />}
    {coming > 0 && <span>{totalCost === 0 ? '…' : ' + …'}</span>}
  </output>
);

/**
 * The focused element was removed with its row: the next row takes the focus, or the last one, or the link to the
 * products.
 */
function focusAfterRemoval(drawer: Element | null | undefined, list: Element | null, place: number): void {
  const rows = [...(list?.children ?? [])];
  const inRow = (rows[place] ?? rows.at(-1))?.querySelector('button');
  (inRow ?? [...(drawer?.querySelectorAll('button') ?? [])].at(-1))?.focus();
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const { ports } = useApp();
  const [lastOrder] = deviceOrders(ports.keyValue, ports.clock.now());
  return (
    <div className={cartDrawerStyles.empty}>
      <p className={cartDrawerStyles.emptyTitle}>{CHECKOUT_BLOCK_MESSAGES.emptyCart.title}</p>
      <p>Füge Produkte hinzu, dann kann der Ofen loslegen.</p>
      {lastOrder !== undefined && (
        <Link
          {...paths.orderPage(lastOrder)}
          preload={false}
          replace
          className={`${controls.secondary} ${cartDrawerStyles.lastOrder}`}
          onClick={onLeave}
        >
          Bestellung {lastOrder.number} ansehen
        </Link>
      )}
    </div>
  );
}

/** Lists the items in the cart, and the number of those on their way into it. */
function CartItems({ isFixed, onLeave }: { isFixed: boolean; onLeave: () => void }) {
  const { cart } = useActors();
  const list = useRef<HTMLUListElement>(null);
  const { productCart } = useSelector(cart, selectCart);
  const coming = useSelector(cart, selectComingCount);
  if (productCart.length === 0 && coming === 0) {
    return <EmptyCart onLeave={onLeave} />;
  }
  const change = (place: number, id: string, amount: number) => {
    const drawer = list.current?.closest('[role="dialog"]');
    flushSync(() => cart.send({ type: 'amount.changed', id, amount }));
    if (amount === 0) focusAfterRemoval(drawer, list.current, place);
  };
  return (
    <ul ref={list} className={cartDrawerStyles.items}>
      {productCart.map((item, place) => (
        <CartItemRow
          key={item.id}
          item={item}
          label={itemLabel(item, productCart)}
          isFixed={isFixed}
          onAmount={(amount) => change(place, item.id, amount)}
        />
      ))}
      {coming > 0 && <li className={cartDrawerStyles.coming}>{comingText(coming)}</li>}
    </ul>
  );
}

export function CartDrawer({ isOpen }: { isOpen: boolean }) {
  const { cart } = useActors();
  const { totalCost } = useSelector(cart, selectCart);
  const coming = useSelector(cart, selectComingCount);
  const missing = useSelector(cart, selectMissingLines);
  const block = useCheckoutBlock();
  const { data } = useApp();
  const missingAmount = missingAnywhere(data.delivery.orderLocations, totalCost);
  const isOffline = useIsOffline();
  const navigate = useNavigate();
  const returnFocus = useFocusReturn(isOpen);
  const close = () => cart.send({ type: 'panel.closed' });
  useBackCloses(isOpen, close);
  const checkOut = () => {
    // `replace` removes the drawer's history entry: back leads to the page below it.
    void navigate({ to: paths.checkout, replace: true });
    cart.send({ type: 'checkout.begun' });
  };
  return (
    <FluentHost>
      <OverlayDrawer
        surfaceMotion={{
          onMotionFinish: (_, { direction }) => direction === 'exit' && whenPageReturned(returnFocus),
        }}
        position="end"
        size="medium"
        open={isOpen}
        onOpenChange={close}
        className={cartDrawerStyles.drawer ?? ''}
      >
        <DrawerHeader className={cartDrawerStyles.head ?? ''}>
          <DrawerHeaderTitle
            heading={{ className: cartDrawerStyles.title ?? '' }}
            action={
              <button type="button" className={controls.round} aria-label="Warenkorb schliessen" onClick={close}>
                <CloseIcon />
              </button>
            }
          >
            Warenkorb
          </DrawerHeaderTitle>
        </DrawerHeader>
        <DrawerBody className={cartDrawerStyles.body ?? ''}>
          <MissingLines lines={missing} />
          <CartItems isFixed={isOffline} onLeave={close} />
        </DrawerBody>
        <DrawerFooter className={cartDrawerStyles.foot ?? ''}>
          {isOffline && <p className={cartDrawerStyles.offline}>{OFFLINE_HINT}</p>}
          {!isOffline && block !== null && block !== 'emptyCart' && (
            <CheckoutBlockNotice
              block={block}
              onRemoveUnavailable={() => cart.send({ type: 'unavailableItems.removed' })}
            />
          )}
          <p className={cartDrawerStyles.below} role="status">
            {!isOffline && block === null && missingAmount > 0 && (
              <>
                <b>
                  Noch <Amount isUnbroken rappen={missingAmount} /> bis zum Mindestbestellwert
                </b>
                , je nach Ort auch mehr.
              </>
            )}
          </p>
          <p className={cartDrawerStyles.total}>
            <span>
              Gesamt <small>inkl. MwSt.</small>
            </span>
            <Sum totalCost={totalCost} coming={coming} />
          </p>
          <button
            type="button"
            className={`${controls.primary} ${controls.wide}`}
            disabled={block !== null || isOffline}
            onClick={checkOut}
          >
            Zur Kasse
          </button>
          <button type="button" className={`${controls.quiet} ${controls.wide}`} onClick={close}>
            Weiter einkaufen
          </button>
        </DrawerFooter>
        <Announcements isOpen={isOpen} />
      </OverlayDrawer>
    </FluentHost>
  );
}
