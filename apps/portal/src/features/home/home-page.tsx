import type { Block, PortalHome } from '@stoa/api/schema';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { lazy, Suspense } from 'react';
import { useSession } from '../../app/session.tsx';
import { page as column } from '../../shared/page.css.ts';
import { BlockView } from './blocks/block-view.tsx';

/** Visitors have nothing to continue. */
const ContinueSection = lazy(async () => ({
  default: (await import('./continue-section.tsx')).ContinueSection,
}));

/** A page of a portal, drawn from its published blocks; for a member the way on comes first. */
export function HomePage({ home, isHome }: { home: PortalHome; isHome: boolean }) {
  const { viewer } = useSession();
  const [first, ...rest] = home.page.blocks;
  const hasBanner = first?.type === 'banner';
  // Banners alone take the whole width.
  const draw = (block: Block, isFirst: boolean) =>
    block.type === 'banner' && !home.page.isfullPage ? (
      <div key={block.id} className={column}>
        <BlockView block={block} isFirst={isFirst} />
      </div>
    ) : (
      <BlockView key={block.id} block={block} isFirst={isFirst} />
    );
  return (
    <>
      <VisuallyHidden as="h1">{isHome ? home.school.name : home.page.title}</VisuallyHidden>
      {hasBanner ? draw(first, true) : null}
      {isHome && viewer ? (
        <Suspense>
          <ContinueSection schoolId={home.school.id} />
        </Suspense>
      ) : null}
      {(hasBanner ? rest : home.page.blocks).map((block, index) => draw(block, !hasBanner && index === 0))}
    </>
  );
}
