import { Link } from '@tanstack/react-router';
import { useAccount, useActors } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import type { AccountDialog } from './account-dialog.ts';
import { hasTourLink } from './account-links.ts';

const DIALOGS = [
  ['data', 'Kontodaten'],
  ['addresses', 'Adressen'],
  ['orders', 'Bestellungen'],
] as const;

type Props = {
  readonly className: string | undefined;
  readonly onDialog: (dialog: AccountDialog) => void;
  /** Called when a dialog is about to be opened, so that its code can load. */
  readonly onIntent: () => void;
  /** For a menu with a history entry, which the page replaces. */
  readonly onNavigate?: () => void;
};

/** The menu of signed-in users. Source: specification, section 2, "Header". */
export function AccountItems({ className, onDialog, onIntent, onNavigate }: Props) {
  const { session } = useActors();
  const account = useAccount();
  return (
    <>
      {hasTourLink(account, { isSideMenu: onNavigate !== undefined }) && (
        <Link to={paths.courier} className={className}>
          Meine Runde
        </Link>
      )}
      {DIALOGS.map(([dialog, label]) => (
        <button
          key={dialog}
          type="button"
          className={className}
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => {
            onNavigate?.();
            onDialog(dialog);
          }}
        >
          {label}
        </button>
      ))}
      <Link
        to={paths.pizzaCreator}
        hash="saved"
        className={className}
        {...(onNavigate && { onClick: onNavigate, replace: true })}
      >
        Meine Pizzas
      </Link>
      <ThemeSwitch className={className} />
      <button type="button" className={className} onClick={() => session.send({ type: 'signOut.requested' })}>
        Abmelden
      </button>
    </>
  );
}
