import { useActors } from '../app/app-actors.tsx';
import { useAccount, useTheme } from '../app/app-state.ts';
import { MoonIcon, PersonIcon, SunIcon } from '../app/icons.tsx';
import { MenuPopover, menuItemClass, menuPersonClass } from '../app/menu-popover.tsx';

export function AccountMenu() {
  const account = useAccount();
  const { session, theme } = useActors();
  const isDark = useTheme() === 'dark';
  return (
    <MenuPopover label="Konto" trigger={<PersonIcon />}>
      <p className={menuPersonClass}>
        <b>
          {account.firstname} {account.lastname}
        </b>
        {account.email}
      </p>
      <button type="button" className={menuItemClass} onClick={() => theme.send({ type: 'theme.toggled' })}>
        {isDark ? <SunIcon /> : <MoonIcon />}
        {isDark ? 'Helles Design' : 'Dunkles Design'}
      </button>
      <button type="button" className={menuItemClass} onClick={() => session.send({ type: 'signOut.requested' })}>
        Abmelden
      </button>
    </MenuPopover>
  );
}
