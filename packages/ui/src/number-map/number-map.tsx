import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from '../user-text/user-text.tsx';
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
  /** The named group that it belongs to; those of a group follow each other. */
  group?: { id: string; label: string } | undefined;
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
    <nav aria-label={label} className={styles.map}>
      {groupsOf(places).map(({ id, label: name, entries }) => (
        <div key={id} className={styles.group}>
          {name === undefined ? null : (
            <Text as="div" size="sm" weight="semibold">
              <UserText>{name}</UserText>
            </Text>
          )}
          <List aria-label={name}>
            {entries.map(({ place, index }) => (
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
          </List>
        </div>
      ))}
    </nav>
  );
}

const List = (props: { 'aria-label': string | undefined; children: ReactNode }) => (
  <ol role="list" className={styles.list} {...props} />
);

interface Group {
  id: string;
  label: string | undefined;
  entries: { place: NumberPlace; index: number }[];
}

function groupsOf(places: readonly NumberPlace[]): Group[] {
  const groups: Group[] = [];
  for (const [index, place] of places.entries()) {
    const id = place.group?.id ?? '';
    const last = groups.at(-1);
    if (last?.id === id) last.entries.push({ place, index });
    else groups.push({ id, label: place.group?.label, entries: [{ place, index }] });
  }
  return groups;
}
