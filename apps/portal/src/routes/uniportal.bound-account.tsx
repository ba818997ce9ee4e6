import { createFileRoute } from '@tanstack/react-router';
import { AlreadyBound } from '../features/third-login/already-bound.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/uniportal/bound-account')({
  loader: loadWords('handoff', 'signin'),
  component: () => (
    <PlainFrame>
      <AlreadyBound />
    </PlainFrame>
  ),
});
