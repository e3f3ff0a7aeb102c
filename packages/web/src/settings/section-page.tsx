import type { Ports } from '@ofenpost/core/ports';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { ReactNode } from 'react';
import { AuditLink } from '../audit/audit-link.tsx';
import { FormNotice } from '../editor/form-notice.tsx';
import { RecordedChanges } from '../editor/recorded-changes.tsx';
import { useRenewedForm } from '../editor/use-newest-form.ts';
import { SectionForm } from './section-form.tsx';
import { type SectionData, type SectionParts, loadSectionData } from './section-parts.ts';

type Props<S extends SettingsSection, Context> = {
  readonly parts: SectionParts<S, Context>;
  readonly data: SectionData<S, Context>;
};

/** Shows a settings section: its form and its recorded changes. */
function Section<S extends SettingsSection, Context>({ parts, data: { loaded, changes, context } }: Props<S, Context>) {
  const form = useRenewedForm<SettingsDrafts[S]>(loaded, {
    form: `settings/${parts.section}`,
    draft: SETTINGS_SECTIONS[parts.section].draft,
  });
  return (
    <>
      <FormNotice form={form} />
      <SectionForm key={form.key} parts={parts} form={form} context={context} />
      <RecordedChanges
        changes={changes}
        texts={parts.texts}
        more={<AuditLink area="settings" subject={parts.title} />}
      />
    </>
  );
}

/** A settings section without the types of its data. */
export type SectionPage = Pick<SectionParts<never, never>, 'title' | 'summary'> & {
  readonly section: SettingsSection;
  readonly load: (ports: Ports) => Promise<unknown>;
  /** Renders what `load` returned. */
  readonly render: (data: unknown) => ReactNode;
};

export const sectionPage = <S extends SettingsSection, Context>(parts: SectionParts<S, Context>): SectionPage => ({
  section: parts.section,
  title: parts.title,
  summary: parts.summary,
  load: (ports) => loadSectionData(ports, parts),
  render: (data) => <Section parts={parts} data={data as SectionData<S, Context>} />,
});
