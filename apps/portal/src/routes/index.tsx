import { createFileRoute } from '@tanstack/react-router';
import { NoSchoolPage } from '../features/session/no-school-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';

/** The landing page leads on (see the guard): it is only ever shown to a signed-in person for whom there is no school. */
export const Route = createFileRoute('/')({
  staticData: { access: 'landing', isIndexable: true },
  component: Page,
});

function Page() {
  return (
    <PlainLayout>
      <NoSchoolPage />
    </PlainLayout>
  );
}
