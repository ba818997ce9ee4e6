import type { StoreDraft } from '@stoa/machines/store-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { provideStoreEditor } from './store-editor.actors.ts';

/** An editor of goods or settings of a store; lists are asked for again once it has saved. */
export function useStoreEditor<Draft extends StoreDraft>(schoolId: string, first: Draft) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    provideStoreEditor({ api, schoolId, kind: first.kind, id: first.kind === 'goods' ? first.id : null }),
  );
  const [settings] = useState<StoreDraft>(first);
  const actor = useActorRef(machine, { input: { settings } });
  // A page edits one kind from first to last.
  const draft = useSelector(actor, ({ context }) => context.draft) as Draft;
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const version = useSelector(actor, ({ context }) => context.saved.version);
  const [knownVersion] = useState(version);
  useEffect(() => {
    if (version === knownVersion) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && /^\/api\/(store|class|exam|live|portal)\//.test(path),
      refetchType: 'none',
    });
  }, [version, knownVersion, queryClient]);
  return {
    actor,
    draft,
    problems,
    change: (part: Partial<Draft>) => actor.send({ type: 'settings.changed', draft: { ...draft, ...part } }),
  };
}
