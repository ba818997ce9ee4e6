import { createFileRoute } from '@tanstack/react-router';
import { NewSchoolFlow } from '../features/new-school/new-school-flow.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/_newSchool')({ component: Layout });

function Layout() {
  return (
    <PlainFrame>
      <NewSchoolFlow />
    </PlainFrame>
  );
}
