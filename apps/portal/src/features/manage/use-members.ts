import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { provideMembers } from './members/members.actors.ts';

/** Runs what is done to the members of a school, over all views of its people. */
export function useMembersActor(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideMembers({ api, schoolId }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const renew = (path: string) => () => void queryClient.invalidateQueries({ queryKey: ['get', path] });
    const members = actor.on('members.changed', renew('/api/school/members/'));
    const invitations = actor.on('invitations.changed', renew('/api/school/invitations'));
    return () => {
      members.unsubscribe();
      invitations.unsubscribe();
    };
  }, [actor, queryClient]);
  return actor;
}

export type MembersActor = ReturnType<typeof useMembersActor>;
export const MembersContext = createContext<MembersActor | null>(null);

/** @throws {Error} outside of PeoplePage */
export function useMembers(): MembersActor {
  const actor = useContext(MembersContext);
  if (!actor)
    throw new Error('The views of a school’s people share a machine: they need <PeoplePage> above them.');
  return actor;
}
