import type { OrderQuery } from '../features/store/order-search.ts';
import { StorePage } from '../features/store/store-page.tsx';
import { SchoolPage } from '../layout/school-page.tsx';

/** The store of a school, or of one of its sub-schools. */
export function OrderPage({ schoolId, query }: { schoolId: string; query: OrderQuery }) {
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => <StorePage key={schoolId} schoolId={schoolId} schoolName={schoolName} query={query} />}
    </SchoolPage>
  );
}
