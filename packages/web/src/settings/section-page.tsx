import type { Ports } from '@ofenpost/core/ports';
import type { KeptForm } from '@ofenpost/core/settings/kept-form';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AuditLink } from '../audit/audit-link.tsx';
import { RecordedChanges } from '../editor/recorded-changes.tsx';
import { SectionForm } from './section-form.tsx';
import { type SectionData, type SectionParts, loadSectionData } from './section-parts.ts';
import { useRestoredForm } from './use-kept-form.ts';
import styles from './settings-page.module.css';

type Props<S extends SettingsSection, Context> = {
  readonly parts: SectionParts<S, Context>;
  readonly data: SectionData<S, Context>;
};

type Form<S extends SettingsSection, Context> = {
  /** With what it begins. */
  readonly loaded: SectionData<S, Context>['loaded'];
  readonly version: number;
  readonly isChanged: boolean;
  readonly restored: KeptForm<SettingsDrafts[S]> | null;
};

/**
 * A section: its form, and who changed it. When somebody else saved meanwhile, an untouched form begins anew with it; what
 * was changed here stays, and saving asks.
 */
function Section<S extends SettingsSection, Context>({ parts, data: { loaded, changes, context } }: Props<S, Context>) {
  const router = useRouter();
  const [form, setForm] = useState<Form<S, Context>>({
    loaded,
    version: loaded.version,
    isChanged: false,
    restored: null,
  });
  useRestoredForm(parts.section, (restored) =>
    setForm({ loaded: restored.loaded, version: restored.loaded.version, isChanged: true, restored }),
  );
  const isOutdated = loaded.version > form.version;
  if (isOutdated && !form.isChanged) setForm({ ...form, loaded, version: loaded.version, restored: null });
  return (
    <>
      {form.restored !== null && form.isChanged && (
        <p className={styles.news} role="status">
          Deine Änderungen von {formatTime(form.restored.at)} sind wieder da. Speichere oder verwirf sie.
        </p>
      )}
      {isOutdated && form.isChanged && (
        <p className={styles.news} role="status">
          Hier hat inzwischen jemand gespeichert. Deine Änderungen stehen noch da; beim Speichern kannst du wählen.
        </p>
      )}
      <SectionForm
        key={`${form.loaded.version} ${form.restored?.at}`}
        parts={parts}
        loaded={form.loaded}
        entered={form.restored?.value ?? null}
        context={context}
        onSaved={(version) => {
          setForm((current) => ({ ...current, version }));
          void router.invalidate();
        }}
        onChanged={(isChanged) => setForm((current) => ({ ...current, isChanged }))}
      />
      <RecordedChanges
        changes={changes}
        texts={parts.texts}
        more={<AuditLink area="settings" subject={parts.title} />}
      />
    </>
  );
}

/** A section as the page sees it, which need not know of what. */
export type SectionPage = Pick<SectionParts<never, never>, 'title' | 'summary'> & {
  readonly section: SettingsSection;
  readonly load: (ports: Ports) => Promise<unknown>;
  /** Of what `load` answered. */
  readonly render: (data: unknown) => ReactNode;
};

export const sectionPage = <S extends SettingsSection, Context>(parts: SectionParts<S, Context>): SectionPage => ({
  section: parts.section,
  title: parts.title,
  summary: parts.summary,
  load: (ports) => loadSectionData(ports, parts),
  render: (data) => <Section parts={parts} data={data as SectionData<S, Context>} />,
});
