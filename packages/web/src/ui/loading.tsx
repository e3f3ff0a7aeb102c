import { useIsOffline } from '../app/offline-state.ts';
import controls from './controls.module.css';
import loadingShapesStyles from './loading-shapes.module.css';
import styles from './loading.module.css';

type Props = { /** `Deine Adressen` */ readonly what: string; readonly onRetry: () => void };

/** Replaces content that failed to load. A toast says why, except without a network. */
export function LoadFailure({ what, onRetry }: Props) {
  const isOffline = useIsOffline();
  return (
    <div className={styles.failure} role="alert">
      <p>
        {what} konnten nicht geladen werden.{isOffline && ' Du hast gerade kein Netz.'}
      </p>
      <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onRetry}>
        Nochmals versuchen
      </button>
    </div>
  );
}

type LoadingShapesProps = {
  readonly count: number;
  /** The class that sets the size of each shape. */
  readonly className: string | undefined;
};

/** Placeholders for loading content. */
export const LoadingShapes = ({ count, className = '' }: LoadingShapesProps) =>
  Array.from({ length: count }, (_, place) => (
    <div key={place} className={`${loadingShapesStyles.shape} ${className}`} />
  ));
