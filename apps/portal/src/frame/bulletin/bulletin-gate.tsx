import { useLingui } from '@lingui/react/macro';
import type { Bulletin } from '@stoa/api/schema';
import { BulletinBar } from '@stoa/ui/bulletin-bar';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { provideBulletin, readClosed } from './bulletin.actors.ts';

/** The school's notice: in its time, until it is closed; a new one shows again. */
export function BulletinGate({ bulletin }: { bulletin: Bulletin | null }) {
  const { t } = useLingui();
  const [machine] = useState(provideBulletin);
  const actor = useActorRef(machine, {
    input: { bulletin, closedId: readClosed(), at: Date.now() },
  });
  const shown = useSelector(actor, (snapshot) =>
    snapshot.hasTag('shown') ? snapshot.context.bulletin : null,
  );
  useEffect(() => {
    actor.send({ type: 'bulletin.received', bulletin, at: Date.now() });
  }, [actor, bulletin]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'clock.read', at: Date.now() });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actor]);
  // Folding away needs its last words; a notice that was never shown has no place at all.
  const [words, setWords] = useState(shown?.content);
  if (shown && shown.content !== words) setWords(shown.content);
  if (words === undefined) return null;
  return (
    <BulletinBar
      label={t({ message: 'Bulletin', comment: 'Name of the notice above a school’s pages' })}
      text={words}
      isOpen={shown !== null}
      onClose={() => actor.send({ type: 'bulletin.closed' })}
    />
  );
}
