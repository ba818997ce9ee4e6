import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ContentEditorActor } from './editor-shell.tsx';

/** Does something once everything is saved, which it is at once. What cannot be saved keeps it from happening. */
export function useAfterSave(actor: ContentEditorActor): (work: () => void) => void {
  const [waiting, setWaiting] = useState<() => void>();
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isStuck = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('conflict') || snapshot.hasTag('failed') || snapshot.hasTag('offline'),
  );
  useEffect(() => {
    if (!waiting) return;
    if (isStuck) setWaiting(undefined);
    else if (!isUnsaved) {
      setWaiting(undefined);
      waiting();
    }
  }, [waiting, isUnsaved, isStuck]);
  return (work) => {
    if (!actor.getSnapshot().hasTag('unsaved')) return work();
    setWaiting(() => work);
    actor.send({ type: 'saving.retried' });
  };
}
