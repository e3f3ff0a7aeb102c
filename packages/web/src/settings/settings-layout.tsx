import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccount } from '../app/app-state.ts';
import { adminLink } from '../app/paths.ts';
import { pathOf, settingsPagesOf } from './settings-pages.ts';
import layout from '../theme/layout.module.css';
import styles from './settings-page.module.css';

/** Lists the sections beside the open one; on phones it links back to the list. */
export function SettingsLayout({ title, children }: { title: string; children: ReactNode }) {
  const pages = settingsPagesOf(useAccount());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <nav className={styles.sections} aria-label="Einstellungen">
        <Link {...adminLink('settings')} activeOptions={{ exact: true }} className={styles.all}>
          Einstellungen
        </Link>
        <ul className={styles.list}>
          {pages.map(({ section, title: name }) => (
            <li key={section}>
              <Link {...adminLink(`settings/${pathOf(section)}`)} className={styles.link}>
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
