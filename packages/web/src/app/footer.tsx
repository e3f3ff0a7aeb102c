import { Link, useLocation } from '@tanstack/react-router';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { useRestaurant } from './app-state.ts';
import { FOOTER_GROUPS } from './footer-links.ts';
import { Logo } from './logo.tsx';
import { Rendered } from './rendered.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './footer.module.css';

const FOOTER_PATHS = FOOTER_GROUPS.flatMap(({ links }) => links.map(({ to }) => to));

function FooterColumns() {
  const restaurant = useRestaurant();
  const networks = [
    { label: 'Instagram', url: restaurant.instagramUrl },
    { label: 'Facebook', url: restaurant.facebookUrl },
  ].filter(({ url }) => url !== '');
  return (
    <>
      <div className={styles.home}>
        <Logo name={restaurant.name} />
        <address className={styles.address}>
          {restaurant.street !== '' && (
            <>
              {restaurant.street}
              <br />
              {restaurant.postcode} {restaurant.town}
              <br />
            </>
          )}
          {restaurant.phoneNumber !== '' && (
            <>
              <RestaurantPhone />
              <br />
            </>
          )}
          <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
        </address>
      </div>
      <nav className={styles.groups} aria-label="Fusszeile">
        {FOOTER_GROUPS.map(({ label, links }) => (
          <ul key={label} className={styles.links} aria-label={label}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        ))}
        {networks.length > 0 && (
          <ul className={styles.links} aria-label="Folge uns">
            {networks.map(({ label, url }) => (
              <li key={label}>
                <a href={url} target="_blank" rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <div className={styles.theme}>
        <ThemeSwitch className={`${controls.secondary} ${controls.small}`} hasIcon />
      </div>
    </>
  );
}

export function Footer() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The link of the current page, or of the section that it is in, is marked.
  const current = FOOTER_PATHS.find((path) => `${pathname}/`.startsWith(`${path}/`)) ?? '';
  return (
    <footer className={styles.footer}>
      <Rendered as="div" className={`${layout.wrap} ${styles.columns}`} by={Footer} from={[useRestaurant(), current]}>
        <FooterColumns />
      </Rendered>
    </footer>
  );
}
