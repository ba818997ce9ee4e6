import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { DraftBlock, StoredBlock } from '@stoa/api/schema';
import { BLOCKS_MAX } from '@stoa/machines/content-editor';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { memo, useEffect, useMemo, useRef } from 'react';
import { AddBlock } from './add-block.tsx';
import { nameOfType } from './block-editors.ts';
import * as styles from './editor.css.ts';

/** What can be done with a block of the outline. */
export interface OutlineActions {
  onSelect: (id: string) => void;
  onAdd: (type: StoredBlock['type']) => void;
  onMove: (id: string, by: number) => void;
  onDuplicate: (id: string) => void;
  /** Copies it, to be pasted into this page or another one. */
  onCopy: (id: string) => void;
  onPaste: () => void;
  onHide: (id: string, isHidden: boolean) => void;
  onRemove: (id: string) => void;
}

type RowActions = Omit<OutlineActions, 'onAdd' | 'onPaste'>;

/** The same functions for as long as the outline is there, which do what they are given last. */
function useSteady(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onSelect: (id) => latest.current.onSelect(id),
      onMove: (id, by) => latest.current.onMove(id, by),
      onDuplicate: (id) => latest.current.onDuplicate(id),
      onCopy: (id) => latest.current.onCopy(id),
      onHide: (id, isHidden) => latest.current.onHide(id, isHidden),
      onRemove: (id) => latest.current.onRemove(id),
    }),
    [],
  );
}

interface OutlineProps extends OutlineActions {
  blocks: readonly DraftBlock[];
  selectedId: string | undefined;
  /** The block that the focus goes to: it was moved, added or stands where one was removed. */
  focused: { id: string } | undefined;
  /** The heading of a block, if it has one. */
  titleOf: (block: DraftBlock) => string;
  /** What was copied is called so; undefined where nothing was. */
  copiedName: string | undefined;
}

/** The blocks of a page in their order, for the keyboard as for the mouse. */
export function EditorOutline({
  blocks,
  selectedId,
  focused,
  titleOf,
  copiedName,
  onAdd,
  onPaste,
  ...actions
}: OutlineProps) {
  const { t } = useLingui();
  const rowActions = useSteady(actions);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused)
      list.current?.querySelector<HTMLElement>(`[data-select="${CSS.escape(focused.id)}"] button`)?.focus();
  }, [focused]);
  const isFull = blocks.length >= BLOCKS_MAX;
  return (
    <div className={styles.fields} ref={list}>
      <Heading level={2} size="md">{t`Blocks`}</Heading>
      {blocks.length === 0 ? (
        <EmptyState title={t`This page has no blocks yet`} headingLevel={3} />
      ) : (
        <Sortable
          onDrop={(drop) => {
            const steps = stepsTo(
              blocks.map(({ id }) => id),
              drop,
            );
            if (steps !== 0) actions.onMove(drop.id, steps);
          }}
        >
          <RowList aria-label={t`Blocks`}>
            {blocks.map((block, index) => (
              <OutlineRow
                key={block.id}
                block={block}
                title={titleOf(block)}
                isFirst={index === 0}
                isLast={index === blocks.length - 1}
                isSelected={block.id === selectedId}
                isFull={isFull}
                actions={rowActions}
              />
            ))}
          </RowList>
        </Sortable>
      )}
      {isFull ? (
        <Text size="sm" tone="muted">
          {t`A page holds ${BLOCKS_MAX} blocks at most.`}
        </Text>
      ) : (
        <div className={styles.actions}>
          <AddBlock onAdd={onAdd} />
          {copiedName === undefined ? null : (
            <Button variant="quiet" icon={ClipboardTextIcon} onPress={onPaste}>
              {t({ message: `Paste: ${copiedName}`, comment: 'Button: puts in a block that was copied' })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface OutlineRowProps {
  block: DraftBlock;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  isFull: boolean;
  actions: RowActions;
}

/** A keystroke in a block draws its row anew, and none of the others. */
const OutlineRow = memo(function OutlineRow({
  block,
  title,
  isFirst,
  isLast,
  isSelected,
  isFull,
  actions,
}: OutlineRowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(nameOfType(block.type));
  const isHidden = block.type !== 'kept' && block.hidden === true;
  return (
    <Row>
      <SortableItem id={block.id} kind="block" className={styles.sortable}>
        <DragHandle />
        <div data-select={block.id}>
          <ToggleButton
            size="sm"
            className={styles.rowButton}
            isSelected={isSelected}
            onChange={() => actions.onSelect(block.id)}
          >
            <span className={styles.rowName}>
              <span>
                {isHidden
                  ? t({
                      message: `${name} (hidden)`,
                      comment: 'A block that is kept and not shown',
                    })
                  : name}
              </span>
              {title ? (
                <Text as="span" size="sm" tone="muted" maxLines={1}>
                  {title}
                </Text>
              ) : null}
            </span>
          </ToggleButton>
        </div>
        <IconButton
          icon={ArrowUpIcon}
          size="sm"
          label={t({ message: `Move ${name} up`, comment: 'A block of a page' })}
          isDisabled={isFirst}
          onPress={() => actions.onMove(block.id, -1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          size="sm"
          label={t({ message: `Move ${name} down`, comment: 'A block of a page' })}
          isDisabled={isLast}
          onPress={() => actions.onMove(block.id, 1)}
        />
        <Menu
          placement="bottom end"
          trigger={
            <IconButton
              icon={DotsThreeIcon}
              size="sm"
              hideTooltip
              label={t({ message: `More for ${name}`, comment: 'Menu of a block of a page' })}
            />
          }
        >
          <MenuItem icon={CopyIcon} isDisabled={isFull} onAction={() => actions.onDuplicate(block.id)}>
            {t({ message: 'Duplicate', comment: 'Makes a copy of a block' })}
          </MenuItem>
          {block.type === 'kept' ? null : (
            <MenuItem icon={ClipboardTextIcon} onAction={() => actions.onCopy(block.id)}>
              {t({
                message: 'Copy',
                context: 'block',
                comment: 'Copies a block, to be pasted into another page',
              })}
            </MenuItem>
          )}
          {block.type === 'kept' ? null : (
            <MenuItem
              icon={isHidden ? EyeIcon : EyeSlashIcon}
              onAction={() => actions.onHide(block.id, !isHidden)}
            >
              {isHidden
                ? t({ message: 'Show', comment: 'Shows a block that was hidden' })
                : t({ message: 'Hide', comment: 'Keeps a block without showing it' })}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuItem icon={TrashIcon} tone="danger" onAction={() => actions.onRemove(block.id)}>
            {t({ message: 'Delete', comment: 'Removes a block' })}
          </MenuItem>
        </Menu>
      </SortableItem>
    </Row>
  );
});
