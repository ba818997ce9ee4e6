import type { PortalHome } from '@stoa/api/schema';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { lazy, Suspense } from 'react';
import { useSession } from '../../app/session.tsx';
import { BlockView } from './blocks/block-view.tsx';

/** Visitors have nothing to continue. */
const ContinueBand = lazy(async () => ({ default: (await import('./continue-band.tsx')).ContinueBand }));

/** A page of a portal, drawn from its published blocks; for a member the way on comes first. */
export function HomePage({ home, isHome }: { home: PortalHome; isHome: boolean }) {
  const { viewer } = useSession();
  const [first, ...rest] = home.page.blocks;
  const hasBanner = first?.type === 'banner';
  return (
    <>
      <VisuallyHidden as="h1">{isHome ? home.school.name : home.page.title}</VisuallyHidden>
      {hasBanner ? <BlockView block={first} isFirst /> : null}
      {isHome && viewer ? (
        <Suspense>
          <ContinueBand schoolId={home.school.id} />
        </Suspense>
      ) : null}
      {(hasBanner ? rest : home.page.blocks).map((block, index) => (
        <BlockView key={block.id} block={block} isFirst={!hasBanner && index === 0} />
      ))}
    </>
  );
}
