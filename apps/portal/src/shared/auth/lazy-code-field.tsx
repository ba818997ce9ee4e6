import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { CodeFieldProps } from './code-field.tsx';

const CodeField = lazy(async () => ({ default: (await import('./code-field.tsx')).CodeField }));

/** A code by message or mail, where somebody has chosen that way. */
export const LazyCodeField = (props: CodeFieldProps) => (
  <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
    <CodeField {...props} />
  </Suspense>
);
