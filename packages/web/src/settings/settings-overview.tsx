import { Link } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { pathOf, settingsPagesOf } from './settings-pages.ts';
import layout from '../theme/layout.module.css';
import styles from './settings-overview.module.css';

/** Everything that this account may set. */
export function SettingsOverview() {
  const pages = settingsPagesOf(useAccount());
  if (pages.length === 0) return <TeamRefusal access="zu den Einstellungen" />;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1>Einstellungen</h1>
      <p className={layout.lead}>Was du hier speicherst, gilt sofort: für alle Gäste und an jedem Gerät.</p>
      <ul className={styles.sections}>
        {pages.map(({ section, title, summary }) => (
          <li key={section}>
            <Link to={paths.settingsSection} params={{ section: pathOf(section) }} className={styles.section}>
              <h2>{title}</h2>
              <p>{summary}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
