import { Link, useLocation } from '@tanstack/react-router';
import { useDelivery, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Logo } from '../ui/icons.tsx';
import { Rendered } from '../ui/rendered.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './footer.module.css';

/** Source: specification, section 2, "Footer". */
const FOOTER_GROUPS = [
  {
    label: 'Bei uns',
    links: [
      { to: paths.aboutUs, label: 'Über uns' },
      { to: paths.restaurant, label: 'Restaurant' },
    ],
  },
  {
    label: 'Bestellen',
    links: [
      { to: paths.orderTimeInfo, label: 'Lieferung' },
      { to: paths.paymentInfo, label: 'Zahlung' },
    ],
  },
  {
    label: 'Rechtliches',
    links: [
      { to: paths.imprint, label: 'Impressum' },
      { to: paths.privacy, label: 'Datenschutz' },
      { to: paths.refund, label: 'Storno und Rückerstattung' },
      { to: paths.terms, label: 'AGB' },
    ],
  },
] as const;

const FOOTER_PATHS = FOOTER_GROUPS.flatMap(({ links }) => links.map(({ to }) => to));

function FooterColumns() {
  const restaurant = useRestaurant();
  const collects = useDelivery().collection !== undefined;
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
              {`${restaurant.postcode} ${restaurant.town}`}
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
                <Link to={link.to}>
                  {link.to === paths.orderTimeInfo && collects ? `${link.label} und Abholung` : link.label}
                </Link>
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
      <Rendered
        as="div"
        className={`${layout.wrap} ${styles.columns}`}
        by={Footer}
        from={[useRestaurant(), useDelivery().collection !== undefined, current]}
      >
        <FooterColumns />
      </Rendered>
    </footer>
  );
}
