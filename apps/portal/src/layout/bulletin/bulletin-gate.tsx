import { useLingui } from '@lingui/react/macro';
import type { Bulletin } from '@stoa/api/schema';
import { BulletinBar } from '@stoa/ui/bulletin-bar';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { provideBulletin, readClosed } from './bulletin.actors.ts';

/** The school's notice: in its time, until it is closed; a new one shows again. */
export function BulletinGate({ bulletin }: { bulletin: Bulletin | null }) {
  const { t } = useLingui();
  const [machine] = useState(provideBulletin);
  const actor = useActorRef(machine, {
    input: { bulletin, closedId: readClosed(), at: Date.now() },
  });
  const open = useSelector(actor, (snapshot) =>
    snapshot.hasTag('shown') ? snapshot.context.bulletin : null,
  );
  // The server knows neither what was closed nor this device's clock.
  const shown = useIsHydrated() ? open : bulletin;
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
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  if (last === null) return null;
  return (
    // By its name the server hides it in what it has rendered, where it was closed.
    <div data-bulletin={last.id}>
      <BulletinBar
        label={t({ message: 'Bulletin', comment: 'Name of the notice above a school’s pages' })}
        text={last.content}
        isOpen={shown !== null}
        onClose={() => actor.send({ type: 'bulletin.closed' })}
      />
    </div>
  );
}
