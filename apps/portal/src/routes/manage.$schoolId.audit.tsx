import { auditQuery } from '@stoa/api/audit.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { auditParams } from '../features/manage/audit/audit-address.ts';
import { AuditPage } from '../features/manage/audit/audit-page.tsx';
import { auditSearch } from '../features/manage/audit/audit-search.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { AUDIT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/audit')({
  staticData: {
    title: AUDIT_TITLE,
    messages: ['audit'],
    manage: { section: 'settings', order: 6, operation: 'MEMBER_MANAGEMENT' },
  },
  validateSearch: auditSearch,
  search: withoutDefaults(auditSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language, search, messages }, params: { schoolId } }) => {
    const query = auditQuery(api, auditParams(schoolId, search, language, Date.now()));
    await Promise.all([
      messages('audit'),
      loadAllowed(schoolId, queryClient.ensureQueryData({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <AuditPage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
