import type { PortalHome } from '@stoa/api/schema';
import { BlockView } from './block-view.tsx';
import { ContinueBand } from './continue-band.tsx';
import * as styles from './home.css.ts';

/** A page of a portal, drawn from its published blocks; for a member the way on comes first. */
export function HomePage({ home, isHome }: { home: PortalHome; isHome: boolean }) {
  const [first, ...rest] = home.page.blocks;
  const hasBanner = first?.type === 'banner';
  return (
    <div className={styles.blocks}>
      <h1 className={styles.title}>{isHome ? home.school.name : home.page.title}</h1>
      {hasBanner ? <BlockView block={first} isFirst schoolId={home.school.id} /> : null}
      {isHome ? <ContinueBand schoolId={home.school.id} /> : null}
      {(hasBanner ? rest : home.page.blocks).map((block, index) => (
        <BlockView
          key={block.id}
          block={block}
          isFirst={!hasBanner && index === 0}
          schoolId={home.school.id}
        />
      ))}
    </div>
  );
}
