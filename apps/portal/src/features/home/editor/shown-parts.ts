import type { BlockAction, BlockPicture, StoredBlockAction, StoredBlockPicture } from '@stoa/api/schema';
import type { ShownIn } from './block-editor.ts';

/** A button as visitors will see it; one that says nothing is none. */
export function shownAction(action: StoredBlockAction | undefined, say: ShownIn['say']): BlockAction {
  const label = action ? say(action.label) : '';
  return action && label ? { label, url: action.url } : null;
}

/** A picture as visitors will see it. */
export const shownPicture = (
  { image, alt, caption }: StoredBlockPicture,
  say: ShownIn['say'],
): BlockPicture => ({ imageUrl: image, imageAlt: say(alt), caption: say(caption) });
