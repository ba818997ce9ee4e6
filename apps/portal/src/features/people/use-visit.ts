import type { PersonSpace } from '@stoa/api/schema';
import type { VisitEvent } from '@stoa/machines/visit';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { provideVisit } from './visit.actors.ts';

const isSeen = () => document.visibilityState === 'visible';

/** Leaves a visit in somebody else's space, by its machine, for as long as the space is open. */
export function useVisit(schoolId: string, { person: { id }, isSelf, blocked }: PersonSpace): void {
  const api = useApi();
  const { status } = useSession();
  const isVisit = status === 'signedIn' && !isSelf && !blocked;
  useEffect(() => {
    if (!isVisit) return undefined;
    const actor = createActor(provideVisit({ api, schoolId }), { input: { userId: id, isSeen: isSeen() } });
    actor.start();
    // Where it was refused it is over.
    const notify = (type: VisitEvent['type']) => {
      if (actor.getSnapshot().status === 'active') actor.send({ type });
    };
    const onLook = () => {
      if (isSeen()) notify('page.seen');
    };
    const onOnline = () => notify('network.restored');
    document.addEventListener('visibilitychange', onLook);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      removeEventListener('online', onOnline);
      actor.stop();
    };
  }, [api, schoolId, id, isVisit]);
}
