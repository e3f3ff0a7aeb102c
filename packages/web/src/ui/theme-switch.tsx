import { selectChoice, THEME_KEY } from '@ofenpost/core/theme/theme.machine';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useActors, useTheme } from '../app/app-actors.tsx';
import { MoonIcon, SunIcon } from './icons.tsx';

type Props = { readonly className: string | undefined; readonly hasIcon?: boolean };

/**
 * Switches between light and dark; a chosen theme can be reset to the system setting. Source: specification, sections 2
 * and 4.
 */
export function ThemeSwitch({ className, hasIcon = false }: Props) {
  const { theme } = useActors();
  const isDark = useTheme() === 'dark';
  const isOwnChoice = useSelector(theme, selectChoice) !== 'system';
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = isDark ? SunIcon : MoonIcon;
  const follow = () => {
    theme.send({ type: 'theme.chosen', choice: 'system' });
    // The pressed button has been removed, so the focus moves.
    toggle.current?.focus();
  };
  return (
    <>
      <button ref={toggle} type="button" className={className} onClick={() => theme.send({ type: 'theme.toggled' })}>
        {hasIcon && <Icon />}
        {isDark ? 'Helles Design' : 'Dunkles Design'}
      </button>
      {isOwnChoice && (
        <button type="button" className={className} onClick={follow}>
          Design wie dein Gerät
        </button>
      )}
    </>
  );
}

/**
 * Runs before the first paint, so that a stored theme does not flash. It reads what the theme machine stored; anything
 * else that stands there changes no class.
 */
export const themeScript = `try{let t=JSON.parse(localStorage.${THEME_KEY}).value;/^(light|dark)$/.test(t)&&document.documentElement.classList.add(t)}catch{}`;
