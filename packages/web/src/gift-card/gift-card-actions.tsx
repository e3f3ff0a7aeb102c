import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import controls from '../theme/controls.module.css';
import styles from './gift-cards.module.css';

/** The actions whose form is shown in the dialog itself. */
export type GiftCardPart = 'adjust' | 'void';

type Props = { readonly giftCard: GiftCard; readonly isAsking: boolean; readonly onPart: (part: GiftCardPart) => void };

/** Shows the actions that this account may take on a gift card. */
export function GiftCardActions({ giftCard: { id, isVoid }, isAsking, onPart }: Props) {
  const account = useAccount();
  const canChange = !isVoid && !isAsking;
  return (
    <div className={styles.buttons}>
      {canChange && may(account, 'giftCard.void') && (
        <button type="button" className={controls.quiet} onClick={() => onPart('void')}>
          Sperren …
        </button>
      )}
      {canChange && may(account, 'giftCard.adjust') && (
        <button type="button" className={controls.secondary} onClick={() => onPart('adjust')}>
          Guthaben anpassen …
        </button>
      )}
      <a className={controls.primary} href={paths.giftCardPdf(id)} target="_blank" rel="noreferrer">
        Drucken (PDF)
      </a>
    </div>
  );
}
