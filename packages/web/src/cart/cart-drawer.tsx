import { DrawerBody, DrawerFooter, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { selectCart, selectMissingLines } from '@ofenpost/core/cart/cart.machine';
import type { MissingLine } from '@ofenpost/core/cart/missing-line';
import { missingLineMessage } from '@ofenpost/core/order/order-again-messages';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { Announcements } from '../ui/announcements.tsx';
import { FluentHost } from '../ui/fluent-host.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useFocusReturn, whenPageReturned } from '../ui/use-focus-return.ts';
import { AddedAgainRow, useAddedAgain } from './added-again-row.tsx';
import { CartFoot } from './cart-foot.tsx';
import { CartItems } from './cart-items.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';
import { useRemovedLines } from './use-removed-lines.ts';
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

export function CartDrawer({ isOpen }: { isOpen: boolean }) {
  const { cart } = useActors();
  const cartContent = useSelector(cart, selectCart);
  const [areSuggestionsShown, setSuggestionsShown] = useState(true);
  const missing = useSelector(cart, selectMissingLines);
  const undo = useRemovedLines();
  const addedAgain = useAddedAgain();
  const isOffline = useIsOffline();
  const returnFocus = useFocusReturn(isOpen);
  const close = () => cart.send({ type: 'panel.closed' });
  useBackCloses(isOpen, close);
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
          <AddedAgainRow added={addedAgain} isFixed={isOffline} />
          <CartItems isFixed={isOffline} undo={undo} onLeave={close} />
          {areSuggestionsShown && !isOffline && (
            <CartSuggestions cart={cartContent} onHide={() => setSuggestionsShown(false)} />
          )}
        </DrawerBody>
        <DrawerFooter className={cartDrawerStyles.foot ?? ''}>
          <CartFoot onClose={close} />
        </DrawerFooter>
        <Announcements isOpen={isOpen} />
      </OverlayDrawer>
    </FluentHost>
  );
}
