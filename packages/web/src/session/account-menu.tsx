import { type AccountDialog, accountDialogs, accountItems } from '../account/account-dialog.ts';
import { useAccount } from '../app/app-actors.tsx';
import { PersonIcon } from '../app/icons.tsx';
import { MenuPopover, menuItemClass, menuPersonClass } from '../app/menu-popover.tsx';

export function AccountMenu({ onDialog }: { onDialog: (dialog: AccountDialog) => void }) {
  const { firstname, lastname, email } = useAccount();
  return (
    <MenuPopover label="Konto" trigger={<PersonIcon />}>
      <p className={menuPersonClass}>
        <b>
          {firstname} {lastname}
        </b>
        {email}
      </p>
      <accountItems.Component className={menuItemClass} onDialog={onDialog} onIntent={accountDialogs.preload} />
    </MenuPopover>
  );
}
