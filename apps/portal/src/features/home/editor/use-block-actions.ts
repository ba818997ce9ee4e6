import { useLingui } from '@lingui/react/macro';
import type { DraftBlock, StoredBlock } from '@stoa/api/schema';
import {
  addBlock,
  changeBlock,
  duplicateBlock,
  hasRoom,
  moveBlock,
  removeBlock,
  type EditedBlock,
  type EditedPage,
} from '@stoa/machines/content-editor';
import { useCallback, useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { nameOfType, newBlock, newBlockId } from './block-editors.ts';
import type { CanvasActions } from './canvas-tools.tsx';
import type { PageEditorActor } from './editor-toolbar.tsx';
import type { OutlineActions } from './outline.tsx';
import { useCopiedBlock } from './use-copied-block.ts';

interface EditedBlocks {
  actor: PageEditorActor;
  schoolId: string;
  page: EditedPage;
  language: Language;
  mainLanguage: Language;
  /** Shows the properties, where they are not beside the rest. */
  onProperties: () => void;
}

/** The blocks of a page, and all that can be done with them. */
export interface BlockEditing {
  blocks: readonly DraftBlock[];
  selectedId: string | undefined;
  selected: DraftBlock | undefined;
  /** Chooses a block and shows its properties; those of the page for no block. */
  select: (id: string | undefined) => void;
  deselect: () => void;
  /** The block of the outline that the focus goes to. */
  focused: { id: string } | undefined;
  /** What happened last, for screen readers. */
  news: string;
  /** The name of what can be pasted. */
  copiedName: string | undefined;
  titleOf: (block: DraftBlock) => string;
  nameOf: (id: string) => string;
  /** @param mark changes with the same mark, one after the other, are one step of undo */
  change: (next: EditedPage, mark?: string | null) => void;
  outlineActions: OutlineActions;
  canvasActions: CanvasActions;
}

/** What the outline, the canvas and the keyboard do with the blocks of a page; each change can be undone. */
export function useBlockActions({
  actor,
  schoolId,
  page,
  language,
  mainLanguage,
  onProperties,
}: EditedBlocks): BlockEditing {
  const { t, i18n } = useLingui();
  const [selectedId, setSelectedId] = useState<string>();
  const [focused, setFocused] = useState<{ id: string }>();
  const [news, setNews] = useState('');
  const { copied, copy } = useCopiedBlock(schoolId);
  const select = useCallback(
    (id: string | undefined) => {
      setSelectedId(id);
      onProperties();
    },
    [onProperties],
  );
  const blocks = page.blocks as unknown as readonly DraftBlock[];
  const titleOf = (block: DraftBlock): string => {
    const { title } = block as { title?: Partial<Record<Language, string>> };
    return title?.[language] || title?.[mainLanguage] || '';
  };
  const nameOfBlock = (block: DraftBlock): string => titleOf(block) || i18n._(nameOfType(block.type));
  const nameOf = (id: string): string => {
    const block = blocks.find((one) => one.id === id);
    return block ? nameOfBlock(block) : id;
  };
  const change = (next: EditedPage, mark: string | null = null) => {
    if (next !== page) actor.send({ type: 'draft.changed', draft: next, mark });
  };
  const notifyPlace = (name: string, index: number, count: number) =>
    setNews(
      t({
        message: `${name}: ${index} of ${count}`,
        comment: 'Place of a block on a page after it was moved',
      }),
    );
  const belowSelected = (): number => {
    const index = blocks.findIndex(({ id }) => id === selectedId);
    return index < 0 ? blocks.length : index + 1;
  };
  const put = (block: StoredBlock, index: number) => {
    change(addBlock(page, block as unknown as EditedBlock, index));
    setSelectedId(block.id);
    notifyPlace(nameOfBlock(block), index + 1, blocks.length + 1);
  };
  const insert = (type: StoredBlock['type'], index: number): string => {
    const block = newBlock(type, i18n._(nameOfType(type)), mainLanguage);
    put(block, index);
    return block.id;
  };
  const move = (id: string, by: number) => {
    change(moveBlock(page, id, by));
    notifyPlace(nameOf(id), blocks.findIndex((block) => block.id === id) + by + 1, blocks.length);
  };
  const duplicate = (id: string): string => {
    const copy = newBlockId();
    change(duplicateBlock(page, id, copy));
    setSelectedId(copy);
    notifyPlace(nameOf(id), blocks.findIndex((block) => block.id === id) + 2, blocks.length + 1);
    return copy;
  };
  const outlineActions: OutlineActions = {
    onSelect: select,
    onAdd: (type) => setFocused({ id: insert(type, belowSelected()) }),
    onMove: (id, by) => {
      move(id, by);
      setFocused({ id });
    },
    onDuplicate: (id) => setFocused({ id: duplicate(id) }),
    onCopy: (id) => {
      const block = blocks.find((one) => one.id === id);
      if (!block || block.type === 'kept') return;
      copy(block);
      const name = nameOfBlock(block);
      setNews(
        t({ message: `${name}: copied. You can paste it into any page of this school.`, comment: 'A block' }),
      );
    },
    onPaste: () => {
      if (!copied || !hasRoom(page)) return;
      const id = newBlockId();
      // Links into a page lead to one of its blocks.
      const { anchor: _anchor, ...block } = copied;
      put({ ...block, id } as StoredBlock, belowSelected());
      setFocused({ id });
    },
    onHide: (id, isHidden) => {
      change(changeBlock(page, id, { hidden: isHidden || undefined }));
      const name = nameOf(id);
      setNews(
        isHidden
          ? t({ message: `${name}: hidden`, comment: 'A block of a page that is kept and not shown' })
          : t({ message: `${name}: shown`, comment: 'A block of a page that was hidden' }),
      );
    },
    onRemove: (id) => {
      const index = blocks.findIndex((block) => block.id === id);
      const next = blocks[index + 1] ?? blocks[index - 1];
      const name = nameOf(id);
      change(removeBlock(page, id));
      setSelectedId(next?.id);
      if (next) setFocused({ id: next.id });
      setNews(t({ message: `${name}: deleted. Undo brings it back.`, comment: 'A block of a page' }));
    },
  };
  // Over the page the focus stays with the tools of the block.
  const canvasActions: CanvasActions = {
    onSelect: setSelectedId,
    onProperties: select,
    onInsert: insert,
    onMove: (id, by) => {
      move(id, by);
      setSelectedId(id);
    },
    onDuplicate: duplicate,
    onHide: outlineActions.onHide,
    onRemove: outlineActions.onRemove,
  };
  return {
    blocks,
    selectedId,
    selected: blocks.find(({ id }) => id === selectedId),
    select,
    deselect: () => setSelectedId(undefined),
    focused,
    news,
    copiedName: copied ? nameOfBlock(copied) : undefined,
    titleOf,
    nameOf,
    change,
    outlineActions,
    canvasActions,
  };
}
