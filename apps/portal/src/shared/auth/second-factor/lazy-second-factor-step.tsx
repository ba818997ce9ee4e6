import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { SecondFactorActor } from './second-factor-step.tsx';

const Step = lazy(async () => ({ default: (await import('./second-factor-step.tsx')).SecondFactorStep }));

/** The second step: loaded when an account asks for it. */
export const LazySecondFactorStep = ({ actor }: { actor: SecondFactorActor }) => (
  <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
    <Step actor={actor} />
  </Suspense>
);
