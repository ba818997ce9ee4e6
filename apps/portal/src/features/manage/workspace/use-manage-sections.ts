import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '../../../app/session.tsx';
import { operationsIn, pagesOf, sectionsOf } from './manage-pages.ts';

/** The management pages that the viewer may open, by section. */
export function useManageSections(schoolId: string) {
  const router = useRouter();
  const { viewer } = useSession();
  return useMemo(() => {
    const pages = pagesOf(Object.values(router.routesById));
    return sectionsOf(pages, operationsIn(viewer, schoolId).can);
  }, [router, viewer, schoolId]);
}
