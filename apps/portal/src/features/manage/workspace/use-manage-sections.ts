import { useMemo } from 'react';
import { useSession } from '../../../app/session.tsx';
import { operationsIn, sectionsOf } from './manage-pages.ts';
import { useManagePages } from './use-manage-pages.ts';

/** The management pages that the viewer may open, by section. */
export function useManageSections(schoolId: string) {
  const pages = useManagePages();
  const { viewer } = useSession();
  return useMemo(() => sectionsOf(pages, operationsIn(viewer, schoolId).can), [pages, viewer, schoolId]);
}
