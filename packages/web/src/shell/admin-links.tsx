import { may } from '@ofenpost/core/role/permission';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { type WorkArea, workAreasOf, workPlaceOf } from './work-areas.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './side-navigation.module.css';

type MenuProps = { readonly className: string | undefined; readonly onNavigate?: () => void };

const staffPush = onDemand(() => import('../push/staff-push-switch.tsx').then((module) => module.StaffPushSwitch));

/**
 * Links to the admin pages that this account may use, by the work that they are for; at the order desk also the switch
 * of its notices.
 */
function MenuLinks({ className, onNavigate }: MenuProps) {
  const account = useAccount();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <div className={styles.areas}>
      {workAreasOf(account).map(({ label: area, pages }) => (
        <div key={area}>
          {(pages.length > 1 || pages[0]?.label !== area) && <p>{area}</p>}
          {pages.map(({ link, label }) => (
            <Link
              key={label}
              {...link}
              className={className}
              {...(onNavigate && { onClick: onNavigate, replace: true })}
            >
              {label}
            </Link>
          ))}
        </div>
      ))}
      {pathname === paths.incomingOrders && may(account, 'order.notifyStaff') && (
        <staffPush.Component className={className} onLoadFailed={() => {}} />
      )}
    </div>
  );
}

const isCurrent = (current: boolean) => (current ? ({ 'aria-current': 'true' } as const) : {});

/** The navigation on admin pages: the areas of work, and under it the pages of the current one. */
function WorkNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const areas = workAreasOf(useAccount());
  const place = workPlaceOf(areas, pathname);
  if (place === null) return null;
  const { pages }: WorkArea = place.area;
  return (
    <nav className={styles.work} aria-label="Arbeit">
      <ul>
        {areas.map(({ label, pages: [first] }) =>
          first === undefined ? null : (
            <li key={label}>
              <Link {...first.link} {...isCurrent(label === place.area.label)}>
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
      {pages.length > 1 && (
        <ul>
          {pages.map(({ link, label }) => (
            <li key={label}>
              <Link {...link} {...isCurrent(label === place.page.label)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

type Props = MenuProps | { readonly isBar: true };

/** The links of staff, in a menu or as a bar over the page. They are one component, so that they load once. */
export const AdminLinks = (props: Props) => ('isBar' in props ? <WorkNavigation /> : <MenuLinks {...props} />);

const DEVICE_NOTES = {
  kitchen: { title: 'Dieses Gerät gehört zur Küche.', to: paths.kitchen, label: 'Zur Küche' },
  desk: { title: 'Dieses Gerät gehört zum Bestellpult.', to: paths.incomingOrders, label: 'Zum Bestellpult' },
} as const;

/** What a device shows on any other page. It stands here because the browser knows this file already. */
export function DeviceNote() {
  const { title, to, label } = DEVICE_NOTES[useAccount().device?.duty ?? 'kitchen'];
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>{title}</h1>
      <p className={layout.lead}>Alles andere geht auf einem eigenen Gerät mit deinem Konto.</p>
      <Link to={to} className={controls.primary}>
        {label}
      </Link>
    </div>
  );
}
