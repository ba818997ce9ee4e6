import { useLocation } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { NoticePage } from '../features/notices/notice-page.tsx';
import type { OpenPageData } from './-load-open-page.ts';

/** Draws what stands at an address that has no route of its own. */
export function OpenPage({ page }: { page: OpenPageData }) {
  const { search } = useLocation();
  switch (page.kind) {
    case 'help':
      return <HelpPage params={search as Record<string, unknown>} />;
    case 'legal':
      return <LegalPage kind={page.legal} text={page.text} storeId={page.storeId} />;
    case 'notice':
      return <NoticePage notice={page.notice} />;
    default:
      return page satisfies never;
  }
}
