import { type AddedAmount, amountsWithout } from '@ofenpost/core/cart/added-amount';
import { selectAddedAgain, selectCart } from '@ofenpost/core/cart/cart.machine';
import { UNDO_MS } from '@ofenpost/core/time/undo-window';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../app/announce.ts';
import { useActors } from '../app/app-actors.tsx';
import { UndoRow } from './removed-row.tsx';

const addedText = (amounts: readonly AddedAmount[]): string => {
  const count = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return count === 1 ? '1 Produkt dazugelegt' : `${count} Produkte dazugelegt`;
};

/** What ordering again has added, as long as exactly this can be taken out again. `row` is for the row that offers it. */
export function useAddedAgain() {
  const { cart } = useActors();
  const added = useSelector(cart, selectAddedAgain);
  const { productCart } = useSelector(cart, selectCart);
  const row = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState(added.length === 0 ? added : null);

  /** Where the focus was in the row, the last button of the drawer takes it. */
  const end = (change: () => void) => {
    const drawer = row.current?.closest('[role="dialog"]');
    const wasFocused = row.current?.contains(document.activeElement) === true;
    flushSync(() => {
      change();
      setEnded(added);
    });
    if (wasFocused) [...(drawer?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  };
  const expire = useEffectEvent(() => end(() => {}));
  useEffect(() => {
    if (added.length === 0) return undefined;
    announce(addedText(added));
    const timer = setTimeout(() => expire(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [added]);

  const left = added === ended ? [] : amountsWithout(productCart, added);
  return {
    row,
    text: left.length === 0 ? '' : addedText(added),
    undo: () => {
      end(() => {
        for (const change of left) cart.send({ type: 'amount.changed', ...change });
      });
      announce('Wieder herausgenommen');
    },
  };
}

type Props = { readonly added: ReturnType<typeof useAddedAgain>; readonly isFixed: boolean };

/** Takes out what ordering again has added; what was in the cart before stays. */
export const AddedAgainRow = ({ added: { row, text, undo }, isFixed }: Props) =>
  text !== '' && (
    <div ref={row}>
      <UndoRow text={text} undone={text} isFixed={isFixed} onUndo={undo} />
    </div>
  );
