import { Button } from '@stoa/ui/button';
import { ProblemInPlace } from './problem-in-place.tsx';
import type { useGrowingList } from './use-growing-list.ts';

/** Below a list that grows: the button for more, or why there is no more. */
export function GrowingListEnd({
  list: { showMore, more },
  label,
}: {
  list: Pick<ReturnType<typeof useGrowingList>, 'showMore' | 'more'>;
  label: string;
}) {
  if (more.error) return <ProblemInPlace error={more.error} onRetry={more.retry} />;
  return showMore || more.isPending ? (
    <div>
      <Button onPress={() => showMore?.()} isPending={more.isPending}>
        {label}
      </Button>
    </div>
  ) : null;
}
