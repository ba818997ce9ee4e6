import { createFileRoute } from '@tanstack/react-router';
import { NewSchoolFlow } from '../features/new-school/new-school-flow.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/_newSchool')({
  loader: loadWords('schools', 'signin'),
  component: Layout,
});

function Layout() {
  return (
    <PlainFrame>
      <NewSchoolFlow />
    </PlainFrame>
  );
}
