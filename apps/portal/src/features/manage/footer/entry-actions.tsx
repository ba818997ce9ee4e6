import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { IconButton } from '@stoa/ui/icon-button';
import { DragHandle } from '@stoa/ui/sortable';
import * as styles from '../manage.css.ts';

/** Moves an entry of a list, which is a `SortableItem`, or takes it away. Nothing is lost before the footer is saved. */
export function EntryActions({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.actions}>
      <DragHandle />
      <IconButton
        icon={ArrowUpIcon}
        size="sm"
        label={t({ message: `Move ${name} up`, comment: 'The name of a link or a column' })}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        size="sm"
        label={t({ message: `Move ${name} down`, comment: 'The name of a link or a column' })}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
      <IconButton icon={TrashIcon} size="sm" label={t`Remove ${name}`} onPress={onRemove} />
    </div>
  );
}
