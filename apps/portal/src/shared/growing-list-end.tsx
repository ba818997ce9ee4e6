import { Button } from '@stoa/ui/button';
import { ProblemInPlace } from './problem-in-place.tsx';

/** Below a list that grows: the button for more, or why there is no more. */
export function GrowingListEnd({
  list: { showMore, more },
  label,
}: {
  list: {
    /** Undefined behind the last page. */
    showMore: (() => void) | undefined;
    more: { isPending: boolean; error: unknown; retry: () => void };
  };
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
