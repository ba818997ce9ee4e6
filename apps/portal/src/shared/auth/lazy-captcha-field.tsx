import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { CaptchaFieldProps } from './captcha-field.tsx';

const CaptchaField = lazy(async () => ({ default: (await import('./captcha-field.tsx')).CaptchaField }));

/** The picture puzzle: few people ever see it, and its button brings a tooltip along. */
export const LazyCaptchaField = (props: CaptchaFieldProps) => (
  <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
    <CaptchaField {...props} />
  </Suspense>
);
