import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import { Suspense } from 'react';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import styles from './event-list.module.css';

type LazyMarkdownProps = {
  readonly text: string;
  readonly id: string;
  /** The level of the title above the text. */
  readonly below: 'h2' | 'h3';
};

/** What shows Markdown weighs more than most pages. */
export const lazyMarkdown = lazyComponent<LazyMarkdownProps>(() =>
  import('../ui/markdown.tsx').then(({ Markdown }) => Markdown),
);

/** Matches possible markdown syntax, including links. */
const MARK = /[*_#`~[\]<>|\\&@]|^\s*(?:[-+=]|\d+[.)])|https?:|www\./im;

/** Whether a text has no markdown, as most: then nothing has to be loaded to show it. */
export const isPlain = (text: string): boolean => !MARK.test(text);

type Props = {
  readonly event: Pick<RestaurantEvent, 'id' | 'description' | 'state'>;
  /** The level of the title above it. */
  readonly heading: 'h2' | 'h3';
};

const Plain = ({ text }: { text: string }) =>
  plainParagraphs(text).map((paragraph, index) => <p key={index}>{paragraph}</p>);

/** Renders a description for guests; HTML in it is shown as text. */
export const EventDescription = ({ event: { id, description, state }, heading }: Props) => (
  <div className={styles.text}>
    {state === 'cancelled' && <p className={styles.cancelled}>Abgesagt</p>}
    {isPlain(description) ? (
      <Plain text={description} />
    ) : (
      <Suspense fallback={<Plain text={description} />}>
        <lazyMarkdown.Component text={description} id={id} below={heading} />
      </Suspense>
    )}
  </div>
);
