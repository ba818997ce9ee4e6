import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './command-palette.css.ts';
import type { Command, CommandGroup } from './match-commands.ts';

/** Props of `PaletteList`. */
export interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeId: string | null;
  optionId: (command: Command) => string;
  onTake: (command: Command) => void;
}

/** The commands that were found, under their headings. */
export function PaletteList({ id, label, groups, activeId, optionId, onTake }: PaletteListProps) {
  return (
    // A press must not take the focus out of the field.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.body}
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.groupTitle}>
            {group.title}
          </div>
          {group.commands.map((command) => (
            <div
              key={command.id}
              id={optionId(command)}
              role="option"
              aria-selected={command.id === activeId}
              className={styles.option}
              onClick={() => onTake(command)}
            >
              <span className={styles.optionIcon}>
                {command.icon ? <Icon as={command.icon} mirror={command.mirrorIcon} /> : null}
              </span>
              <UserText className={styles.optionText}>{command.text}</UserText>
              {command.note ? <UserText className={styles.optionNote}>{command.note}</UserText> : null}
              {command.keys ? <Keys keys={command.keys} /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Keys as they are printed on a keyboard, in the order they are pressed: never mirrored. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
