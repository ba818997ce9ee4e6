import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import type { User } from '@stoa/api/schema';
import { IconButton } from '@stoa/ui/icon-button';
import { useLabels } from '@stoa/ui/ui-provider';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** After the first paint and what belongs to it: nobody waits for the count. */
const LISTEN_AFTER_MS = 1500;

const LiveBell = lazy<ComponentType<{ userId: string; startsOpen: boolean }>>(() =>
  import('../shared/notifications/live-bell.tsx').then(
    ({ LiveBell: Live }) => ({ default: Live }),
    // Without it there is still the page of all notifications, by the person's menu.
    () => ({ default: () => null }),
  ),
);

/** The bell in the head: an icon at first; what it counts and shows comes after the page. */
export function Bell({ viewer }: { viewer: User }) {
  const { notifications } = useLabels();
  const [isDue, setIsDue] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), LISTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const still = <IconButton icon={BellIcon} label={notifications} onPress={() => setIsWanted(true)} />;
  if (!isDue && !isWanted) return still;
  return (
    <Suspense fallback={still}>
      <LiveBell key={viewer.user_id} userId={viewer.user_id} startsOpen={isWanted} />
    </Suspense>
  );
}
