import type { MessageDescriptor } from '@lingui/core';
import type { Block, DraftBlock, Language, StoredBlock } from '@stoa/api/schema';
import type { BlockField } from './block-fields.ts';

export type Texts = Partial<Record<Language, string>>;
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Headings under which types are offered. */
export type BlockGroup = 'content' | 'media' | 'data' | 'layout';

/** In which language a page is shown, and which stands in for it. */
export interface ShownIn {
  language: Language;
  mainLanguage: Language;
  /** A text in the language, or the next best one. */
  say: (texts: Texts | undefined) => string;
}

/** All that the editor knows of a type of blocks, or of several that are edited alike. */
export interface BlockEditor<Draft extends DraftBlock = DraftBlock> {
  /** What each type is called. */
  names: Readonly<Record<Draft['type'], MessageDescriptor>>;
  /** Under which heading it is offered; left out where none can be added. */
  group?: BlockGroup;
  /** Which schools can have one, by their type; left out for all of them. */
  isFor?(schoolType: string): boolean;
  fields: readonly BlockField[];
  /**
   * A new block with a heading in the main language; left out where none can be added.
   * @returns without its id and type
   */
  blank?(heading: Texts, mainLanguage: Language): OmitEach<Extract<StoredBlock, Draft>, 'id' | 'type'>;
  /**
   * The block as visitors will see it: texts as they are in the draft at this moment, cards and figures as the last
   * preview found them. Left out where it cannot be shown.
   * @param filled the block of the preview; undefined where none was made of it yet
   */
  shown?(draft: Draft, filled: Block | undefined, shownIn: ShownIn): object;
  /** Whether visitors see nothing of it; left out where they always see something. */
  isEmpty?(shown: Block): boolean;
}

/** Describes the editor of a type; `editor` of a file `blocks/<type>/<type>.editor.ts` is found by the registry. */
export const defineBlockEditor = <Draft extends DraftBlock>(editor: BlockEditor<Draft>): BlockEditor<Draft> =>
  editor;

/** What the preview found for a block of the same type. */
export const foundFor = <Type extends Block['type']>(
  filled: Block | undefined,
  type: Type,
): Extract<Block, { type: Type }> | undefined =>
  filled?.type === type ? (filled as Extract<Block, { type: Type }>) : undefined;
