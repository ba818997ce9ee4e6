import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { DraftBlock, StoredBlock } from '@stoa/api/schema';
import { BLOCKS_MAX } from '@stoa/machines/content-editor';
import { FrameSortable } from '@stoa/ui/frame-sortable';
import { IconButton } from '@stoa/ui/icon-button';
import { useState, type ReactNode } from 'react';
import { BlockChooser } from './block-chooser.tsx';
import * as styles from './editor.css.ts';

/** What can be done with a block of the page as it will look. */
export interface CanvasActions {
  onSelect: (id: string) => void;
  /** On narrow screens they are elsewhere. */
  onProperties: (id: string) => void;
  onInsert: (type: StoredBlock['type'], index: number) => void;
  onMove: (id: string, by: number) => void;
  onDuplicate: (id: string) => void;
  onHide: (id: string, isHidden: boolean) => void;
  onRemove: (id: string) => void;
}

interface CanvasToolsProps extends CanvasActions {
  blocks: readonly DraftBlock[];
  selectedId: string | undefined;
  nameOf: (id: string) => string;
  /** The frame with the page. */
  children: ReactNode;
}

/** What the outline offers for each block, over the block itself; dragging among it. */
export function CanvasTools({ blocks, selectedId, nameOf, children, ...actions }: CanvasToolsProps) {
  const { t } = useLingui();
  const [insertedAt, setInsertedAt] = useState<number>();
  const isFull = blocks.length >= BLOCKS_MAX;
  return (
    <>
      <FrameSortable
        ids={blocks.map(({ id }) => id)}
        selectedId={selectedId}
        nameOf={nameOf}
        onMove={actions.onMove}
        onInsert={isFull ? undefined : setInsertedAt}
        insertLabels={{
          above: t({ message: 'Insert a block above', comment: 'Button at the upper edge of a block' }),
          below: t({ message: 'Insert a block below', comment: 'Button at the lower edge of a block' }),
        }}
        tools={(id) => (
          <BlockTools
            block={blocks.find((one) => one.id === id)}
            isFirst={id === blocks[0]?.id}
            isLast={id === blocks.at(-1)?.id}
            isFull={isFull}
            {...actions}
          />
        )}
      >
        {children}
      </FrameSortable>
      <BlockChooser
        isOpen={insertedAt !== undefined}
        onClose={() => setInsertedAt(undefined)}
        onAdd={(type) => actions.onInsert(type, insertedAt ?? blocks.length)}
      />
    </>
  );
}

interface BlockToolsProps extends CanvasActions {
  block: DraftBlock | undefined;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
}

function BlockTools({
  block,
  isFirst,
  isLast,
  isFull,
  onProperties,
  onMove,
  onDuplicate,
  onHide,
  onRemove,
}: BlockToolsProps) {
  const { t } = useLingui();
  if (!block) return null;
  const isHidden = block.type !== 'kept' && block.hidden === true;
  return (
    <>
      <IconButton
        icon={ArrowUpIcon}
        size="sm"
        label={t({ message: 'Move up', context: 'block', comment: 'Moves a block of a page' })}
        isDisabled={isFirst}
        onPress={() => onMove(block.id, -1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        size="sm"
        label={t({ message: 'Move down', context: 'block', comment: 'Moves a block of a page' })}
        isDisabled={isLast}
        onPress={() => onMove(block.id, 1)}
      />
      <IconButton
        icon={CopyIcon}
        size="sm"
        label={t({ message: 'Duplicate', comment: 'Makes a copy of a block' })}
        isDisabled={isFull}
        onPress={() => onDuplicate(block.id)}
      />
      {block.type === 'kept' ? null : (
        <IconButton
          icon={isHidden ? EyeIcon : EyeSlashIcon}
          size="sm"
          label={
            isHidden
              ? t({ message: 'Show', comment: 'Shows a block that was hidden' })
              : t({ message: 'Hide', comment: 'Keeps a block without showing it' })
          }
          onPress={() => onHide(block.id, !isHidden)}
        />
      )}
      <span className={styles.onlyNarrow}>
        <IconButton
          icon={SlidersHorizontalIcon}
          size="sm"
          label={t`Properties`}
          onPress={() => onProperties(block.id)}
        />
      </span>
      <IconButton
        icon={TrashIcon}
        size="sm"
        label={t({ message: 'Delete', comment: 'Removes a block' })}
        onPress={() => onRemove(block.id)}
      />
    </>
  );
}
