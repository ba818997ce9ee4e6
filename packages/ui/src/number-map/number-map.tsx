import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { Icon } from '../icon/icon.tsx';
import * as styles from './number-map.css.ts';

/** One place of a `NumberMap`. */
export interface NumberPlace {
  id: string;
  /** What is heard: "Question 3, answered, flagged". */
  label: string;
  /** Filled. */
  isDone?: boolean;
  /** With a small flag in its corner. */
  isFlagged?: boolean;
  isCurrent?: boolean;
}

/** Props of `NumberMap`. */
export interface NumberMapProps {
  /** Names the map: "Questions". */
  label: string;
  places: readonly NumberPlace[];
  onGoTo: (id: string) => void;
  /** Writes a number in the reader's digits. @default String */
  formatNumber?: (position: number) => string;
}

/** Numbered places to go to in any order: what is done, what is flagged, where one stands. */
export function NumberMap({ label, places, onGoTo, formatNumber = String }: NumberMapProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {places.map((place, index) => (
          <li key={place.id}>
            <button
              type="button"
              className={styles.place}
              aria-label={place.label}
              aria-current={place.isCurrent ? 'step' : undefined}
              data-done={place.isDone || undefined}
              onClick={() => onGoTo(place.id)}
            >
              {formatNumber(index + 1)}
              {place.isFlagged ? (
                <span className={styles.flag}>
                  <Icon as={FlagIcon} size="text" weight="fill" />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
