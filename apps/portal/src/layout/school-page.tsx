import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useApi } from '../app/services.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { PagePending } from './page-pending.tsx';
import { PortalLayout } from './portal-layout.tsx';

/** A page in the layout of a school that stands outside of its portal's addresses. */
export function SchoolPage({
  schoolId,
  children,
}: {
  schoolId: string;
  children: (schoolName: string) => ReactNode;
}) {
  const { data } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <PortalLayout layout={data}>
      <Suspense fallback={<PagePending />}>{children(data.school.name)}</Suspense>
    </PortalLayout>
  );
}
