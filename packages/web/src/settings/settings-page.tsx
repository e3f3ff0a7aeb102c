import { adminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-state.ts';
import { SettingsLayout } from './settings-layout.tsx';
import { maySet, settingsPageAt } from './settings-pages.ts';
import styles from './settings-page.module.css';

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
  path: 'settings/$id',
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
