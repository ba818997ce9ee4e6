import type { ErrorComponentProps } from '@tanstack/react-router';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { padded, prose } from '../../shared/page.css.ts';
import { cx } from '../../shared/cx.ts';
import { recoverFromMissingChunk } from './missing-chunk.ts';
import { ProblemPage } from './problem-page.tsx';
import { reasonOf } from './reasons.ts';

/** What a route shows instead of its page when loading or drawing it failed. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => {
    if (reasonOf(error) === 'chunk') recoverFromMissingChunk();
  }, [error]);
  const retry = () => {
    if (reasonOf(error) === 'chunk') return location.reload();
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <div className={cx(prose, padded)}>
      <ProblemPage error={error} onRetry={retry} />
    </div>
  );
}
