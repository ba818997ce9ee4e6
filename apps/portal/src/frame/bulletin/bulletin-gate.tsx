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
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const known = useSelector(actor, ({ context }) => context.bulletin);
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
  const [hasBeenShown, setHasBeenShown] = useState(isShown);
  if (isShown && !hasBeenShown) setHasBeenShown(true);
  if (!known || !hasBeenShown) return null;
  return (
    // By its name the server hides it in what it has drawn, where it was closed.
    <div data-bulletin={known.id}>
      <BulletinBar
        label={t({ message: 'Bulletin', comment: 'Name of the notice above a school’s pages' })}
        text={known.content}
        isOpen={isShown}
        onClose={() => actor.send({ type: 'bulletin.closed' })}
      />
    </div>
  );
}
