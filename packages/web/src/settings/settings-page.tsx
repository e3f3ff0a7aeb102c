import type { Account } from '@ofenpost/core/account/account';
import { may } from '@ofenpost/core/role/permission';
import { SETTINGS_SECTIONS, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-actors.tsx';
import type { SectionPage } from '../record/section-page.tsx';
import { deliveryAreasSection } from './delivery-areas-section.tsx';
import { kitchenSection } from './kitchen-section.tsx';
import { extraordinaryDaysSection, openingHoursSection } from './opening-hours-section.tsx';
import { orderAlarmSection } from './order-alarm-section.tsx';
import { printersSection } from './printers-section.tsx';
import { profileSection } from './profile-section.tsx';
import { staffLimitSection, teamSignInSection } from './team-sign-in-section.tsx';
import { vatRatesSection } from './vat-rates-section.tsx';
import layout from '../ui/layout.module.css';
import settingsOverviewStyles from './settings-overview.module.css';
import styles from './settings-page.module.css';

/** All sections in the order of the navigation. */
const SETTINGS_PAGES: readonly SectionPage[] = [
  profileSection,
  openingHoursSection,
  extraordinaryDaysSection,
  kitchenSection,
  orderAlarmSection,
  printersSection,
  deliveryAreasSection,
  vatRatesSection,
  staffLimitSection,
  teamSignInSection,
];

const pathOf = (section: SettingsSection): string => SETTINGS_SECTIONS[section].path;

/** Returns the section at `/admin/settings/<path>`. */
const settingsPageAt = (path: string): SectionPage | undefined =>
  SETTINGS_PAGES.find(({ section }) => pathOf(section) === path);

const maySet = (account: Account, section: SettingsSection): boolean => may(account, SETTINGS_SECTIONS[section].action);

/** Returns the sections that this account may change; the others are hidden. */
const settingsPagesOf = (account: Account): readonly SectionPage[] =>
  SETTINGS_PAGES.filter(({ section }) => maySet(account, section));

/** Lists the sections beside the open one; on phones it links back to the list. */
function SettingsLayout({ title, children }: { title: string; children: ReactNode }) {
  const pages = settingsPagesOf(useAccount());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <nav className={styles.sections} aria-label="Einstellungen">
        <Link to="/admin/settings" activeOptions={{ exact: true }} className={styles.all}>
          Einstellungen
        </Link>
        <ul className={styles.list}>
          {pages.map(({ section, title: name }) => (
            <li key={section}>
              <Link to="/admin/settings/$id" params={{ id: pathOf(section) }} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

type Props = { readonly id: string; readonly data: { readonly section: unknown } };

/** Shows one section of the settings, by its path. */
function SettingsPage({ id, data: { section } }: Props) {
  const account = useAccount();
  const page = settingsPageAt(id);
  if (page === undefined) return null;
  return (
    <SettingsLayout title={page.title}>
      {section === null || !maySet(account, page.section) ? (
        <p className={styles.closed}>Diesen Bereich ändert nur die Geschäftsleitung.</p>
      ) : (
        page.render(section)
      )}
    </SettingsLayout>
  );
}

export const settingsSectionPage = adminPage({
  title: 'Einstellungen',
  action: 'settings.edit',
  access: 'zu den Einstellungen',
  load: async (ports, path, account) => {
    const page = settingsPageAt(path);
    if (page === undefined) return null;
    return { section: maySet(account, page.section) ? await page.load(ports) : null };
  },
  Page: SettingsPage,
});

/** Lists the settings that this account may change. */
function SettingsOverview() {
  const pages = settingsPagesOf(useAccount());
  return (
    <div className={`${layout.wrap} ${settingsOverviewStyles.page}`}>
      <h1>Einstellungen</h1>
      <p className={layout.lead}>Was du hier speicherst, gilt sofort: für alle Gäste und an jedem Gerät.</p>
      <ul className={settingsOverviewStyles.sections}>
        {pages.map(({ section, title, summary }) => (
          <li key={section}>
            <Link to="/admin/settings/$id" params={{ id: pathOf(section) }} className={settingsOverviewStyles.section}>
              <h2>{title}</h2>
              <p>{summary}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const settingsOverviewPage = adminPage({
  title: 'Einstellungen',
  action: 'settings.edit',
  access: 'zu den Einstellungen',
  load: async () => ({}),
  Page: SettingsOverview,
});
