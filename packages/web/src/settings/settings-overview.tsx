import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-state.ts';
import { adminLink } from '../app/paths.ts';
import { pathOf, settingsPagesOf } from './settings-pages.ts';
import layout from '../theme/layout.module.css';
import styles from './settings-overview.module.css';

/** Lists the settings that this account may change. */
function SettingsOverview() {
  const pages = settingsPagesOf(useAccount());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1>Einstellungen</h1>
      <p className={layout.lead}>Was du hier speicherst, gilt sofort: für alle Gäste und an jedem Gerät.</p>
      <ul className={styles.sections}>
        {pages.map(({ section, title, summary }) => (
          <li key={section}>
            <Link {...adminLink(`settings/${pathOf(section)}`)} className={styles.section}>
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
  path: 'settings',
  title: 'Einstellungen',
  action: 'settings.edit',
  access: 'zu den Einstellungen',
  load: async () => ({}),
  Page: SettingsOverview,
});
