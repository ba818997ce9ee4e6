import type { MessageDescriptor } from '@lingui/core';
import type { Block, DraftBlock, Language, StoredBlock } from '@stoa/api/schema';
import { randomId } from '../../../app/random-id.ts';
import type { BlockEditor, BlockGroup, Texts } from './block-editor.ts';

const FILES = import.meta.glob<BlockEditor>('./blocks/*/*.editor.ts', { eager: true, import: 'editor' });

/** The editor of every type of blocks, by type: each folder below `blocks` has one. */
const EDITORS: ReadonlyMap<string, BlockEditor> = new Map(
  Object.values(FILES).flatMap((editor) => Object.keys(editor.names).map((type) => [type, editor] as const)),
);

/** @throws {Error} for a type that no folder describes */
export function editorOf(type: DraftBlock['type']): BlockEditor {
  const editor = EDITORS.get(type);
  if (!editor) throw new Error(`No folder of features/home/editor/blocks describes "${type}".`);
  return editor;
}

/** What a type of blocks is called. */
export const nameOfType = (type: DraftBlock['type']): MessageDescriptor => editorOf(type).names[type];

/** Types that can be added. */
export const ADDABLE: readonly StoredBlock['type'][] = [...EDITORS]
  .filter(([, { blank }]) => blank)
  .map(([type]) => type as StoredBlock['type']);

/** Those of them that are offered under a heading in a school of a type. */
export const addableIn = (group: BlockGroup, schoolType: string): StoredBlock['type'][] =>
  ADDABLE.filter((type) => {
    const { group: own, isFor } = editorOf(type);
    return own === group && (isFor?.(schoolType) ?? true);
  });

/** Whether visitors see nothing of a block. */
export const isEmptyBlock = (shown: Block): boolean => editorOf(shown.type).isEmpty?.(shown) ?? false;

/** Ids are told apart within a page. */
export const newBlockId = (): string => `b-${randomId()}`;

/** A new block. @param heading in the main language of the school */
export const newBlock = (type: StoredBlock['type'], heading: string, mainLanguage: Language): StoredBlock =>
  ({
    id: newBlockId(),
    type,
    ...editorOf(type).blank?.({ [mainLanguage]: heading }, mainLanguage),
  }) as StoredBlock;

/**
 * A block as visitors will see it.
 * @param filled the block of the preview; undefined where none was made of it yet
 * @returns undefined for a block that cannot be shown
 */
export function shownBlock(
  draft: DraftBlock,
  filled: Block | undefined,
  { language, mainLanguage }: { language: Language; mainLanguage: Language },
): Block | undefined {
  const say = (texts: Texts | undefined): string =>
    texts?.[language] || texts?.[mainLanguage] || Object.values(texts ?? {}).find(Boolean) || '';
  const content = editorOf(draft.type).shown?.(draft, filled, { language, mainLanguage, say });
  return content && ({ id: draft.id, type: draft.type, ...content } as Block);
}
