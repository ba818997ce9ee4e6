import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { provideInvitation } from './invitation.actors.ts';

/** Runs the acceptance of an invitation, and leads to the school once it is accepted. */
export function useInvitation(token: string) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const navigate = useNavigate();
  const { status } = useSession();
  const [machine] = useState(() => provideInvitation({ api, queryClient, language: () => store.language }));
  const actor = useActorRef(machine, { input: { token, isSignedIn: status === 'signedIn' } });
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
    if (status === 'signedOut') actor.send({ type: 'signOut.completed' });
  }, [actor, status]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status !== 'done' || !snapshot.output) return;
      const { schoolUrl } = snapshot.output;
      // A school may have a domain of its own.
      if (schoolUrl.startsWith('/')) void navigate({ href: schoolUrl, replace: true });
      else window.location.assign(schoolUrl);
    });
    return unsubscribe;
  }, [actor, navigate]);
  return actor;
}

export type InvitationActor = ReturnType<typeof useInvitation>;
