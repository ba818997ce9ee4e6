/** A block of a page as it is edited: what stands in it is the page's business. */
export interface EditedBlock {
  id: string;
  type: string;
  hidden?: boolean;
  [field: string]: unknown;
}

/** A page as it is edited. */
export interface EditedPage {
  pageId: string;
  blocks: readonly EditedBlock[];
  [field: string]: unknown;
}

/** So many blocks may stand on a page. */
export const BLOCKS_MAX = 60;

const withBlocks = (page: EditedPage, blocks: readonly EditedBlock[]): EditedPage => ({ ...page, blocks });

/** Whether another block fits on the page. */
export const hasRoom = (page: EditedPage): boolean => page.blocks.length < BLOCKS_MAX;

/** The page with a block more; a full page stays as it is. */
export const addBlock = (page: EditedPage, block: EditedBlock, index: number): EditedPage =>
  hasRoom(page) ? withBlocks(page, page.blocks.toSpliced(index, 0, block)) : page;

/** The page without a block. */
export const removeBlock = (page: EditedPage, id: string): EditedPage =>
  withBlocks(
    page,
    page.blocks.filter((block) => block.id !== id),
  );

/** The page with a block so many places further down, or up. */
export function moveBlock(page: EditedPage, id: string, by: number): EditedPage {
  const from = page.blocks.findIndex((block) => block.id === id);
  const to = from + by;
  const block = page.blocks[from];
  if (!block || to < 0 || to >= page.blocks.length) return page;
  return withBlocks(page, page.blocks.toSpliced(from, 1).toSpliced(to, 0, block));
}

/** The page with a copy of a block below it. Links into the page lead to the first one. */
export function duplicateBlock(page: EditedPage, id: string, copyId: string): EditedPage {
  const index = page.blocks.findIndex((block) => block.id === id);
  const block = page.blocks[index];
  if (!block) return page;
  const { anchor: _anchor, ...copied } = block;
  return addBlock(page, { ...copied, id: copyId, type: block.type }, index + 1);
}

/** The page with other values in a block; undefined leaves a field out. */
export const changeBlock = (page: EditedPage, id: string, change: Record<string, unknown>): EditedPage =>
  withBlocks(
    page,
    page.blocks.map((block) =>
      block.id === id
        ? (Object.fromEntries(
            Object.entries({ ...block, ...change }).filter(([, value]) => value !== undefined),
          ) as EditedBlock)
        : block,
    ),
  );
