import type { BlockAction, BlockPicture, StoredBlockAction, StoredBlockPicture } from '@stoa/api/schema';
import type { ShownIn } from './block-editor.ts';

/** A button as visitors will see it. */
export const shownAction = (action: StoredBlockAction | undefined, say: ShownIn['say']): BlockAction =>
  action ? { label: say(action.label), url: action.url } : null;

/** A picture as visitors will see it. */
export const shownPicture = (
  { image, alt, caption }: StoredBlockPicture,
  say: ShownIn['say'],
): BlockPicture => ({ imageUrl: image, imageAlt: say(alt), caption: say(caption) });
