import { createFileRoute } from '@tanstack/react-router';
import { NewSchoolFlow } from '../features/new-school/new-school-flow.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/_newSchool')({
  staticData: { countedAs: 'register', isLate: true, access: 'member', messages: ['schools', 'signin'] },
  loader: loadMessages,
  component: Layout,
});

function Layout() {
  return (
    <PlainLayout>
      <NewSchoolFlow />
    </PlainLayout>
  );
}
