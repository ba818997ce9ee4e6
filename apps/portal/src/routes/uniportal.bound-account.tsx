import { createFileRoute } from '@tanstack/react-router';
import { AlreadyBound } from '../features/third-login/already-bound.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

export const Route = createFileRoute('/uniportal/bound-account')({
  component: () => (
    <PlainFrame>
      <AlreadyBound />
    </PlainFrame>
  ),
});
