import type { Block } from '@stoa/api/schema';

/** What the view of a block is given. */
export interface BlockProps<Shown extends Block> {
  block: Shown;
  /** The first block of its page: what it shows is seen at once. */
  isFirst: boolean;
}
