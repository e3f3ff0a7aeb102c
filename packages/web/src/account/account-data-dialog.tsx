import { selectCanSubmit } from '@ofenpost/core/editor/editor.machine';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRestaurant } from '../app/app-state.ts';
import { Logo } from '../app/logo.tsx';
import { paths } from '../app/paths.ts';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { OwnData } from './own-data.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useOwnDialog } from './use-own-dialog.ts';
import controls from '../theme/controls.module.css';
import styles from './account-data-dialog.module.css';

const FORM_ID = 'account-data';

/** Lets people edit the data of their own account. Source: specification, section 2, "Account data dialog". */
export function AccountDataDialog({ onClosed }: { onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  const { name } = useRestaurant();
  const form = useAccountForm(close);
  const isUnavailable = useSelector(form, (snapshot) => snapshot.matches('unavailable'));
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const canSubmit = useSelector(form, selectCanSubmit);
  return (
    <PageDialog
      title="Kontodaten"
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <button
          type="submit"
          form={FORM_ID}
          className={`${controls.primary} ${controls.wide}`}
          disabled={!canSubmit && !isSaving}
          aria-disabled={isSaving}
        >
          {isSaving ? 'Wird aktualisiert …' : 'Aktualisieren'}
        </button>
      }
    >
      <Link to={paths.home} replace className={styles.logo} aria-label={`${name}, zur Startseite`} onClick={close}>
        <Logo name={name} />
      </Link>
      {isUnavailable ? (
        <LoadFailure what="Deine Kontodaten" onRetry={() => form.send({ type: 'load.retried' })} />
      ) : (
        <AccountForm id={FORM_ID} form={form} />
      )}
      <OwnData />
    </PageDialog>
  );
}
