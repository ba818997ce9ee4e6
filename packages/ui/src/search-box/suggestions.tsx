import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { FireIcon } from '@phosphor-icons/react/dist/csr/Fire';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Highlight } from '../card/highlight.tsx';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import * as styles from './search-box.css.ts';

/** Where a suggestion comes from. */
export type SuggestionKind = 'recent' | 'hot' | 'typed';

/** Something one may search for. */
export interface Suggestion {
  id: string;
  /** What is searched for when it is taken. */
  text: string;
  /** Parts of the text that were typed, `[start, end)`. */
  ranges?: readonly (readonly [number, number])[];
  /** A few words at its end: a kind, a count. */
  note?: string;
}

/** Suggestions of one kind. */
export interface SuggestionGroup {
  id: string;
  kind: 'recent' | 'hot' | 'typed';
  /** Heading: "Recent searches". */
  title: string;
  items: readonly Suggestion[];
  /** A button below the list that empties the group: "Clear recent searches". A list itself may hold no buttons. */
  clear?: { label: string; onPress: () => void };
}

const ICONS = {
  recent: ClockCounterClockwiseIcon,
  hot: FireIcon,
  typed: MagnifyingGlassIcon,
} satisfies Record<SuggestionKind, IconGlyph>;

/** Props of `Suggestions`. */
export interface SuggestionsProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  activeId: string | null;
  optionId: (suggestion: Suggestion) => string;
  onTake: (suggestion: Suggestion) => void;
}

/** The list below a search field. The focus stays in the field, which names the active option. */
export function Suggestions({ id, label, groups, activeId, optionId, onTake }: SuggestionsProps) {
  return (
    // A press must not take the focus out of the field.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div className={styles.groupHead} role="presentation">
              <span id={`${id}-${group.id}`}>{group.title}</span>
            </div>
            {group.items.map((item) => (
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                aria-selected={item.id === activeId}
                className={styles.option}
                onClick={() => onTake(item)}
              >
                <Icon as={ICONS[group.kind]} size="sm" className={styles.optionIcon} />
                <bdi className={styles.optionText}>
                  <Highlight text={item.text} ranges={item.ranges} />
                </bdi>
                {item.note ? <span className={styles.optionNote}>{item.note}</span> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {groups.map((group) =>
        group.clear ? (
          <button key={group.id} type="button" className={styles.groupClear} onClick={group.clear.onPress}>
            {group.clear.label}
          </button>
        ) : null,
      )}
    </div>
  );
}
