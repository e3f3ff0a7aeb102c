import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/role/permission';
import { SETTINGS_SECTIONS } from '@ofenpost/core/settings/settings-section';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-actors.tsx';
import { onlinePaymentSettings } from '../online-payment/online-payment-settings.tsx';
import type { SectionPage } from '../record/section-page.tsx';
import { bookkeepingSection } from './bookkeeping-section.tsx';
import { collectionSection } from './collection-section.tsx';
import { deliveryAreasSection } from './delivery-areas-section.tsx';
import { kitchenSection } from './kitchen-section.tsx';
import { extraordinaryDaysSection, openingHoursSection } from './opening-hours-section.tsx';
import { orderAcceptanceSection } from './order-acceptance-section.tsx';
import { orderAlarmSection } from './order-alarm-section.tsx';
import { printersSection } from './printers-section.tsx';
import { profileSection } from './profile-section.tsx';
import { staffLimitSection, teamSignInSection } from './team-sign-in-section.tsx';
import { vatRatesSection } from './vat-rates-section.tsx';
import layout from '../ui/layout.module.css';
import settingsOverviewStyles from './settings-overview.module.css';
import styles from './settings-page.module.css';

/** What stands in the navigation: a section that is edited, or a page that shows what is configured elsewhere. */
type SettingsPart = Pick<SectionPage, 'title' | 'summary' | 'load' | 'render'> & {
  readonly path: string;
  readonly action: Action;
};

const partOf = ({ section, ...page }: SectionPage): SettingsPart => {
  const { path, action } = SETTINGS_SECTIONS[section];
  return { ...page, path, action };
};

/** All parts in the order of the navigation. */
const SETTINGS_PARTS: readonly SettingsPart[] = [
  ...[
    profileSection,
    openingHoursSection,
    extraordinaryDaysSection,
    kitchenSection,
    orderAlarmSection,
    orderAcceptanceSection,
    collectionSection,
    printersSection,
    deliveryAreasSection,
    vatRatesSection,
    bookkeepingSection,
    staffLimitSection,
    teamSignInSection,
  ].map(partOf),
  onlinePaymentSettings,
];

/** Returns the part at `/admin/settings/<path>`. */
const settingsPartAt = (path: string): SettingsPart | undefined => SETTINGS_PARTS.find((part) => part.path === path);

/** Returns the parts that this account may open; the others are hidden. */
const settingsPartsOf = (account: Account): readonly SettingsPart[] =>
  SETTINGS_PARTS.filter(({ action }) => may(account, action));

/** Lists the sections beside the open one; on phones it links back to the list. */
function SettingsLayout({ title, children }: { title: string; children: ReactNode }) {
  const parts = settingsPartsOf(useAccount());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <nav className={styles.sections} aria-label="Einstellungen">
        <Link to="/admin/settings" activeOptions={{ exact: true }} className={styles.all}>
          Einstellungen
        </Link>
        <ul className={styles.list}>
          {parts.map(({ path, title: name }) => (
            <li key={path}>
              <Link to="/admin/settings/$id" params={{ id: path }} className={styles.link}>
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
  const part = settingsPartAt(id);
  if (part === undefined) return null;
  return (
    <SettingsLayout title={part.title}>
      {section === null || !may(account, part.action) ? (
        <p className={styles.closed}>Diesen Bereich ändert nur die Geschäftsleitung.</p>
      ) : (
        part.render(section)
      )}
    </SettingsLayout>
  );
}

export const settingsSectionPage = adminPage({
  title: 'Einstellungen',
  action: 'settings.edit',
  access: 'zu den Einstellungen',
  load: async (ports, path, account) => {
    const part = settingsPartAt(path);
    if (part === undefined) return null;
    return { section: may(account, part.action) ? await part.load(ports) : null };
  },
  Page: SettingsPage,
});

/** Lists the settings that this account may change. */
function SettingsOverview() {
  const parts = settingsPartsOf(useAccount());
  return (
    <div className={`${layout.wrap} ${settingsOverviewStyles.page}`}>
      <h1>Einstellungen</h1>
      <p className={layout.lead}>Was du hier speicherst, gilt sofort: für alle Gäste und an jedem Gerät.</p>
      <ul className={settingsOverviewStyles.sections}>
        {parts.map(({ path, title, summary }) => (
          <li key={path}>
            <Link to="/admin/settings/$id" params={{ id: path }} className={settingsOverviewStyles.section}>
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
