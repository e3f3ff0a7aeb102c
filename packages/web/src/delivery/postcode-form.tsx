import { useNavigate } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { paths } from '../app/paths.ts';
import { Field } from '../theme/field.tsx';
import controls from '../theme/controls.module.css';
import styles from './postcode-form.module.css';

type Props = { readonly requested: string; readonly error: string | undefined; readonly example: string };

/** The form sends its question to the page's own address, so that it works without a script and can be shared. */
export function PostcodeForm({ requested, error, example }: Props) {
  const navigate = useNavigate();
  const ask = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('plz');
    const text = typeof entry === 'string' ? entry.trim() : '';
    void navigate({
      to: paths.orderTimeInfo,
      search: { plz: /^\d{1,9}$/.test(text) ? Number(text) : text },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form action={paths.orderTimeInfo} method="get" className={styles.form} onSubmit={ask}>
      <Field label="Deine Postleitzahl" error={error} className={styles.field}>
        {(control) => (
          <input
            {...control}
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={example}
            maxLength={10}
            required
            defaultValue={requested}
          />
        )}
      </Field>
      <button type="submit" className={`${controls.primary} ${styles.submit}`}>
        Prüfen
      </button>
    </form>
  );
}
