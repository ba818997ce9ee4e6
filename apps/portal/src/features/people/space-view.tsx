import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import * as styles from './people.css.ts';
import { SpacePage } from './space-page.tsx';
import { isSpaceTab, type SpaceSearch } from './space-search.ts';

// Forms, for oneself alone.
const SettingsPage = lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }));
const VisitorsPage = lazy(async () => ({ default: (await import('./visitors-page.tsx')).VisitorsPage }));

export interface SpaceViewProps {
  schoolId: string;
  tab: string | undefined;
  search: SpaceSearch;
}

/** What stands at an address of a space: one of its tabs, or a page of one’s own beside them. */
export function SpaceView({ schoolId, tab, search }: SpaceViewProps) {
  if (tab !== undefined && isSpaceTab(tab))
    return <SpacePage key={search.userId} schoolId={schoolId} tab={tab} search={search} />;
  const OwnPage = tab === 'settings' ? SettingsPage : VisitorsPage;
  return (
    <Suspense
      fallback={
        <div className={styles.layout}>
          <SkeletonRegion>
            <SkeletonArticle />
          </SkeletonRegion>
        </div>
      }
    >
      <OwnPage key={schoolId} schoolId={schoolId} />
    </Suspense>
  );
}
