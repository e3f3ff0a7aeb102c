import { useAccount } from '../app/app-actors.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { MenuPopover, menuItemClass, menuPersonClass } from '../ui/menu-popover.tsx';
import { type AccountDialog, accountDialogs, accountItems } from './account-dialog.ts';

export function AccountMenu({ onDialog }: { onDialog: (dialog: AccountDialog) => void }) {
  const { firstname, lastname, email } = useAccount();
  return (
    <MenuPopover label="Konto" trigger={<PersonIcon />}>
      <p className={menuPersonClass} translate="no">
        <b>
          {firstname} {lastname}
        </b>
        {email}
      </p>
      <accountItems.Component className={menuItemClass} onDialog={onDialog} onIntent={accountDialogs.preload} />
    </MenuPopover>
  );
}
