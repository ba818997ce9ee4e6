import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { ChosenFiles } from './chosen-files.ts';
import { provideMemberImport } from './import.actors.ts';
import { clearRunningImport, storeRunningImport, readRunningImport } from './running-import.ts';

/** Runs the import of a school. One that is under way is found again after a reload. */
export function useMemberImport(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [files] = useState(() => new ChosenFiles());
  const [machine] = useState(() => provideMemberImport({ api, schoolId, files }));
  const actor = useActorRef(machine, { input: { importId: readRunningImport(schoolId) } });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { report } = snapshot.context;
      if (snapshot.hasTag('running') && report && !report.dryRun)
        storeRunningImport(schoolId, report.importId);
      else if (!snapshot.hasTag('running')) clearRunningImport(schoolId);
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
