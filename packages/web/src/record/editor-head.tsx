import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import editFormStyles from './edit-form.module.css';
import styles from './editor-head.module.css';
import previewStyles from './preview.module.css';

type Props = {
  /** The title of the list, which is the text of the link to it. */
  readonly list: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
  readonly title: string;
  readonly state?: ReactNode;
  /** Further actions. */
  readonly children?: ReactNode;
};

/** Shows the title of the edited thing, the link to its list and further actions. */
export const EditorHead = ({ list, link, title, state, children }: Props) => (
  <header className={styles.head}>
    <Link {...link} className={styles.back}>
      {list}
    </Link>
    <h1>{title}</h1>
    {state}
    <div className={styles.actions}>{children}</div>
  </header>
);

type PreviewHeadProps = {
  /** Whether the input is valid, so that the preview is up to date. */
  readonly isKnown: boolean;
  readonly hint: string;
};

/** The heading of a preview of unsaved input. */
export const PreviewHead = ({ isKnown, hint }: PreviewHeadProps) => (
  <>
    <h2 className={previewStyles.title}>So ist es ab jetzt</h2>
    <p className={previewStyles.hint}>
      {isKnown ? hint : 'Sobald alle Angaben stimmen, siehst du hier, was sie bewirken.'}
    </p>
  </>
);

type BeforeAfterProps = { readonly label: string; readonly before: string; readonly after: string };

/** An entry of a preview, in a `dl`; a change shows both values. */
export const BeforeAfter = ({ label, before, after }: BeforeAfterProps) => (
  <div className={previewStyles.fact}>
    <dt>{label}</dt>
    <dd>
      {before !== after && (
        <>
          <del>
            <span className={controls.visuallyHidden}>bisher </span>
            {before}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{after}</b>
    </dd>
  </div>
);

type Form = {
  readonly isChanged: boolean;
  /** Whether somebody else has saved meanwhile. */
  readonly isOutdated: boolean;
  readonly restored: { readonly at: Instant } | null;
};

/** Explains that unsaved input was restored, or that somebody else has saved meanwhile. */
export const FormNotice = ({ form: { isOutdated, isChanged, restored } }: { readonly form: Form }) => (
  <>
    {restored !== null && isChanged && (
      <p className={editFormStyles.news} role="status">
        Deine Änderungen von {formatTime(restored.at)} sind wieder da. Speichere oder verwirf sie.
      </p>
    )}
    {isOutdated && (
      <p className={editFormStyles.news} role="status">
        Hier hat inzwischen jemand gespeichert. Deine Änderungen stehen noch da; beim Speichern kannst du wählen.
      </p>
    )}
  </>
);
