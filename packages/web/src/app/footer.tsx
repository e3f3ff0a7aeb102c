import { Link } from '@tanstack/react-router';
import { phoneHref } from '../account/phone-href.ts';
import { useActors } from './app-actors.tsx';
import { useRestaurant, useTheme } from './app-state.ts';
import { MoonIcon, SunIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { paths } from './paths.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './footer.module.css';

export function Footer() {
  const restaurant = useRestaurant();
  const { theme } = useActors();
  const isDark = useTheme() === 'dark';
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div>
          <Logo name={restaurant.name} />
          <address className={styles.address}>
            {restaurant.street}
            <br />
            {restaurant.postcode} {restaurant.town}
            <br />
            <a href={phoneHref(restaurant.phoneNumber)}>{restaurant.phoneNumber}</a>
            <br />
            <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
          </address>
        </div>
        <nav className={styles.links} aria-label="Fusszeile">
          <Link to={paths.products}>Produkte</Link>
          <Link to={paths.restaurant}>Restaurant</Link>
        </nav>
        <div className={styles.links}>
          <a href={restaurant.instagramUrl} target="_blank" rel="noreferrer">
            Instagram
          </a>
          <a href={restaurant.facebookUrl} target="_blank" rel="noreferrer">
            Facebook
          </a>
        </div>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small} ${styles.theme}`}
          onClick={() => theme.send({ type: 'theme.toggled' })}
        >
          {isDark ? <SunIcon /> : <MoonIcon />}
          {isDark ? 'Helles Design' : 'Dunkles Design'}
        </button>
      </div>
    </footer>
  );
}
