import type { DraftBlock, KeptBlock, StoredBlock } from '@stoa/api/schema';
import { blockChecks } from '../../core/pages/stored-block.ts';
import type { BlockContents } from '../portal/blocks/block.ts';
import { BLOCKS } from '../portal/blocks/registry.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether this version knows the type of a stored block and what stands in it. */
const isKnown = (block: object): block is StoredBlock => {
  const check = blockChecks().get(String((block as { type?: unknown }).type));
  return check !== undefined && check(block) === undefined;
};

/** Stored blocks as they are edited: what this version does not know is carried along unseen. */
export const toDraft = (stored: readonly object[]): DraftBlock[] =>
  stored.map((block, index): DraftBlock => {
    if (isKnown(block)) return block;
    const { id } = block as { id?: unknown };
    const kept: KeptBlock = {
      id: typeof id === 'string' && ID.test(id) ? id : `kept-${index + 1}`,
      type: 'kept',
      stored: block as Record<string, unknown>,
    };
    return kept;
  });

/** The way back. */
export const toStored = (draft: readonly DraftBlock[]): object[] =>
  draft.map((block) => (block.type === 'kept' ? block.stored : block));

/** The blocks that this version can show. */
export const knownAmong = (stored: readonly object[]): StoredBlock[] => stored.filter(isKnown);

/** The texts, addresses and pictures of a block. */
export const contentsOf = (block: StoredBlock): BlockContents =>
  BLOCKS.get(block.type)?.contentsOf(block) ?? { texts: [] };
