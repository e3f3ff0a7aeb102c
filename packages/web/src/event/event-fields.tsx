import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import {
  EVENT_DESCRIPTION_MAX,
  type EventDraft,
  beginningAt,
  type EventState,
} from '@ofenpost/core/event/restaurant-event';
import { PhotoField } from '../photo/photo-field.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { MomentInput } from '../ui/moment-input.tsx';
import styles from './event-admin.module.css';

const STATES: readonly { readonly value: EventState; readonly name: string; readonly hint: string }[] = [
  { value: 'draft', name: 'Entwurf', hint: 'Nur das Team sieht ihn.' },
  { value: 'published', name: 'Veröffentlicht', hint: 'Gäste sehen ihn, sobald du speicherst.' },
  { value: 'cancelled', name: 'Abgesagt', hint: 'Gäste sehen, dass er ausfällt, auch im Kalender.' },
];

/** The input fields of an event. */
export const EventFields = ({ editor }: { readonly editor: Editor<EditedDraft<EventDraft>> }) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <FormSection title="Was und wann">
        <EditorField name="title" errors={errors} label="Titel" className={styles.wide}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={value.title}
              onChange={({ target }) => edit({ title: target.value })}
            />
          )}
        </EditorField>
        <div className={styles.times}>
          <EditorField name="start" errors={errors} label="Beginn">
            {(control) => (
              <MomentInput
                {...control}
                timeLabel="Uhrzeit des Beginns"
                value={value.start}
                onValue={(start) => edit(beginningAt(value, start))}
              />
            )}
          </EditorField>
          <EditorField name="end" errors={errors} label="Ende" hint="Auch nach Mitternacht: der Tag danach.">
            {(control) => (
              <MomentInput
                {...control}
                timeLabel="Uhrzeit des Endes"
                value={value.end}
                onValue={(end) => edit({ end })}
              />
            )}
          </EditorField>
        </div>
      </FormSection>
      <FormSection title="Beschreibung">
        <EditorField
          name="description"
          errors={errors}
          label="Text"
          aside="freiwillig"
          hint="Leere Zeile: neuer Absatz. **fett**, *kursiv*, - Aufzählung, [Wort](https://…)"
        >
          {(control) => (
            <textarea
              {...control}
              rows={8}
              maxLength={EVENT_DESCRIPTION_MAX + 1}
              className={`${control.className} ${styles.description}`}
              value={value.description}
              onChange={({ target }) => edit({ description: target.value })}
            />
          )}
        </EditorField>
      </FormSection>
      <FormSection title="Bild">
        <PhotoField
          photo={value.photo}
          errors={errors}
          hint="Ohne Foto stehen nur Titel und Text."
          onPhoto={(photo) => edit({ photo })}
        />
      </FormSection>
      <FormSection title="Wer ihn sieht">
        <ChoiceField
          name="state"
          errors={errors}
          label="Zustand"
          value={value.state}
          options={STATES.map(({ value: state, name, hint }) => ({
            value: state,
            label: (
              <span className={styles.option}>
                <b>{name}</b> {hint}
              </span>
            ),
          }))}
          onValue={(state) => edit({ state })}
        />
      </FormSection>
    </>
  );
};
