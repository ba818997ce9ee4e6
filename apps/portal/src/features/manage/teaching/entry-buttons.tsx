import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { IconButton } from '@stoa/ui/icon-button';

interface EntryButtonsProps {
  /** What is moved or removed. */
  name: string;
  isFirst?: boolean;
  isLast?: boolean;
  /** Left out where the order says nothing. */
  onMove?: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves an entry of a list, or takes it away. */
export function EntryButtons({ name, isFirst, isLast, onMove, onRemove }: EntryButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      {onMove ? (
        <>
          <IconButton
            icon={ArrowUpIcon}
            size="sm"
            label={t({ message: `Move up: ${name}`, comment: 'A question, or an option of one' })}
            isDisabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            size="sm"
            label={t({ message: `Move down: ${name}`, comment: 'A question, or an option of one' })}
            isDisabled={isLast}
            onPress={() => onMove(1)}
          />
        </>
      ) : null}
      <IconButton
        icon={TrashIcon}
        size="sm"
        label={t({ message: `Remove: ${name}`, comment: 'A question, or an option of one' })}
        onPress={onRemove}
      />
    </>
  );
}
