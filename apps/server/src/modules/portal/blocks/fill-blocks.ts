import type { Block, StoredBlock } from '@stoa/api/schema';
import type { Transaction } from '../../../database/pool.ts';
import { textIn } from '../../../i18n/translate.ts';
import { readBlocks, shownBlocks } from '../../../core/pages/stored-block.ts';
import type { AnyBlock, BlockContext, FillContext } from './block.ts';
import { BLOCKS } from './registry.ts';

/** What a page shows, and the last moment, ms, at which it shows that. */
export interface FilledBlocks {
  blocks: Block[];
  until: number;
}

/**
 * Fills the blocks of a stored page that the viewer may see now. At most one statement for each kind of block: the
 * number does not grow with blocks, rows or cards.
 * @param only these types alone
 */
export async function fillBlocks(
  tx: Transaction,
  stored: readonly unknown[],
  context: BlockContext,
  only?: readonly Block['type'][],
): Promise<FilledBlocks> {
  const known = readBlocks(stored, context.log).filter(({ type }) => !only || only.includes(type));
  const { blocks, until } = shownBlocks(known, context);
  return { blocks: await fillKnown(tx, blocks, context), until };
}

/** Fills blocks that are known, whoever may see them and when: for those who edit the page. */
export async function fillKnown(
  tx: Transaction,
  blocks: readonly StoredBlock[],
  context: BlockContext,
): Promise<Block[]> {
  const { language, school } = context;
  const filling: FillContext = {
    ...context,
    say: (texts) => textIn(texts, language, school.default_language),
  };
  const contents = new Map<StoredBlock, object>();
  for (const [description, alike] of groupByDescription(blocks)) {
    const filled = await description.fill(tx, alike, filling);
    alike.forEach((block, index) => contents.set(block, filled[index] ?? {}));
  }
  return blocks.map((block) => ({ ...settingsOf(block), ...contents.get(block) }) as Block);
}

function groupByDescription(blocks: readonly StoredBlock[]): Map<AnyBlock, StoredBlock[]> {
  const groups = new Map<AnyBlock, StoredBlock[]>();
  for (const block of blocks) {
    const description = BLOCKS.get(block.type);
    if (!description) throw new Error(`No folder of modules/portal/blocks describes "${block.type}".`);
    groups.set(description, [...(groups.get(description) ?? []), block]);
  }
  return groups;
}

/** What every shown block has; who sees it when has been decided. */
const settingsOf = ({ id, type, devices, anchor }: StoredBlock) => ({
  id,
  type,
  ...(devices ? { devices } : {}),
  ...(anchor ? { anchor } : {}),
});
