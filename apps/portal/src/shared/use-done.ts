import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Tells once when a machine has come to its end. */
export function useDone<Actor extends AnyActorRef>(
  actor: Actor,
  onDone: (last: SnapshotFrom<Actor>) => void,
): void {
  const notify = useEffectEvent(onDone);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot: SnapshotFrom<Actor>) => {
      if ((snapshot as { status: string }).status === 'done') notify(snapshot);
    });
    return unsubscribe;
  }, [actor]);
}
