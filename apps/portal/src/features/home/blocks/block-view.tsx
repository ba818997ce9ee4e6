import type { Block } from '@stoa/api/schema';
import { Suspense } from 'react';
import { placed } from './block-view.css.ts';
import { BLOCK_VIEWS } from './registry.gen.ts';

/** One block of a page, on the devices that it is for. */
export function BlockView({ block, isFirst }: { block: Block; isFirst: boolean }) {
  const View = BLOCK_VIEWS[block.type];
  if (!View) return null;
  const { anchor, devices } = block;
  const view = (
    <Suspense>
      {/* The registry is typed so that the view of a type takes its blocks. */}
      <View block={block as never} isFirst={isFirst} />
    </Suspense>
  );
  return anchor || devices ? (
    <div id={anchor} data-devices={devices?.join(' ')} className={placed}>
      {view}
    </div>
  ) : (
    view
  );
}
