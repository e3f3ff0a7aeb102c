import { useAccount } from '../app/app-state.ts';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { SettingsLayout } from './settings-layout.tsx';
import { maySet, settingsPageAt, settingsPagesOf } from './settings-pages.ts';
import styles from './settings-page.module.css';

type Props = { readonly path: string; readonly data: unknown };

/** One section of the settings. */
export function SettingsPage({ path, data }: Props) {
  const account = useAccount();
  const page = settingsPageAt(path);
  if (page === undefined) return null;
  if (settingsPagesOf(account).length === 0) return <TeamRefusal access="zu den Einstellungen" />;
  return (
    <SettingsLayout title={page.title}>
      {data === null || !maySet(account, page.section) ? (
        <p className={styles.closed}>Diesen Bereich ändert nur die Geschäftsleitung.</p>
      ) : (
        page.render(data)
      )}
    </SettingsLayout>
  );
}
