import styles from './loading-shapes.module.css';

type Props = {
  readonly count: number;
  /** Gives each its size. */
  readonly className: string | undefined;
};

/** The shapes of what comes. */
export const LoadingShapes = ({ count, className = '' }: Props) =>
  Array.from({ length: count }, (_, place) => <div key={place} className={`${styles.shape} ${className}`} />);
