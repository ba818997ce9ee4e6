import { PointsPage, SettingsPage, VisitorsPage } from './own-pages.ts';
import { SpacePage } from './space-page.tsx';
import { isSpaceTab, type SpaceSearch } from './space-search.ts';

export interface SpaceViewProps {
  schoolId: string;
  tab: string | undefined;
  search: SpaceSearch;
}

/** What stands at an address of a space: one of its tabs, or a page of one’s own beside them. */
export function SpaceView({ schoolId, tab, search }: SpaceViewProps) {
  if (tab !== undefined && isSpaceTab(tab))
    return <SpacePage key={search.userId} schoolId={schoolId} tab={tab} search={search} />;
  const OwnPage = tab === 'settings' ? SettingsPage : tab === 'points' ? PointsPage : VisitorsPage;
  return <OwnPage key={schoolId} schoolId={schoolId} />;
}
