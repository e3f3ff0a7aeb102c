import styles from './loading-shapes.module.css';

type Props = {
  readonly count: number;
  /** The class that sets the size of each shape. */
  readonly className: string | undefined;
};

/** Placeholders for loading content. */
export const LoadingShapes = ({ count, className = '' }: Props) =>
  Array.from({ length: count }, (_, place) => <div key={place} className={`${styles.shape} ${className}`} />);
