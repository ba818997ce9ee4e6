import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { ChosenFiles } from './chosen-files.ts';
import { provideMemberImport } from './import.actors.ts';

const keyOf = (schoolId: string): string => `member-import-${schoolId}`;
const readRunning = (schoolId: string): string | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(keyOf(schoolId)) ?? undefined);

/** Runs the import of a school. One that is under way is found again after a reload. */
export function useMemberImport(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [files] = useState(() => new ChosenFiles());
  const [machine] = useState(() => provideMemberImport({ api, schoolId, files }));
  const actor = useActorRef(machine, { input: { importId: readRunning(schoolId) } });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { report } = snapshot.context;
      if (snapshot.hasTag('running') && report && !report.dryRun)
        sessionStorage.setItem(keyOf(schoolId), report.importId);
      else if (!snapshot.hasTag('running')) sessionStorage.removeItem(keyOf(schoolId));
    });
    const invited = actor.on('members.invited', () => {
      void queryClient.invalidateQueries({ queryKey: ['get', '/api/school/invitations'] });
      void queryClient.invalidateQueries({ queryKey: ['get', '/api/school/members/'] });
    });
    return () => {
      unsubscribe();
      invited.unsubscribe();
    };
  }, [actor, queryClient, schoolId]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  return { actor, files };
}

export type MemberImportActor = ReturnType<typeof useMemberImport>['actor'];
