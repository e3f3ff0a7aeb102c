import type { RestaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import { PreviewHead } from '../editor/preview-head.tsx';
import styles from './profile-preview.module.css';

type Props = { readonly before: RestaurantDraft; readonly after: RestaurantDraft | null };

/** Shows the restaurant's data as on every page. */
export function ProfilePreview({ before, after }: Props) {
  const { name, claim, street, postcode, town, phoneNumber, email, vatNumber } = after ?? before;
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="So lesen es die Gäste auf jeder Seite." />
      <div className={styles.card}>
        <p className={styles.name}>{name}</p>
        <p className={styles.claim}>{claim}</p>
        <address>
          {street}
          <br />
          {postcode} {town}
          <br />
          {phoneNumber}
          <br />
          {email}
        </address>
        <p className={styles.vat}>{vatNumber}</p>
      </div>
    </>
  );
}
