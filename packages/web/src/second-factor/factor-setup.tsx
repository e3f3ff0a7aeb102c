import { groupedCode } from '@ofenpost/core/second-factor/entered-code';
import type { SecondFactorOffer } from '@ofenpost/core/second-factor/second-factor';
import type { ComponentProps } from 'react';
import { CodeForm } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import styles from './second-factor.module.css';

type Props = { readonly offer: SecondFactorOffer; readonly onCode: ComponentProps<typeof CodeForm>['onCode'] };

/** Shows the secret for the authenticator app, and asks for its first code. */
export const FactorSetup = ({ offer: { secret, address, qr }, onCode }: Props) => (
  <ol className={styles.steps}>
    <li>
      <h3>In die App aufnehmen</h3>
      <p>Öffne deine Authenticator-App oder den Passwortmanager und lies diesen Code ein.</p>
      <div className={styles.pairing}>
        <QrPicture rows={qr} label="QR-Code für die App" />
        <div className={styles.typed}>
          <p>Bist du am Handy?</p>
          <a href={address}>In der App öffnen</a>
          <p>Oder tipp den Schlüssel ab:</p>
          <code className={styles.secret}>{groupedCode(secret)}</code>
        </div>
      </div>
    </li>
    <li>
      <h3>Code eingeben</h3>
      <CodeForm
        label="Code aus der App"
        hint="Sechs Ziffern, jede halbe Minute neue."
        submit="Einschalten"
        onCode={onCode}
      />
    </li>
  </ol>
);
