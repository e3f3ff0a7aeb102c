import { Link } from '@tanstack/react-router';
import styles from './section-head.module.css';

type Props = {
  /** The id of the heading, which names its section. */
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** The text of the link to all of what the section shows a part of. */
  readonly more: string;
};

/** The head of a section that shows the first few of many. */
export const SectionHead = ({ id, title, to, more }: Props) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    <Link to={to} className={styles.more}>
      {more} <span aria-hidden="true">→</span>
    </Link>
  </div>
);
