import { useLingui } from '@lingui/react/macro';
import type { TeachingDraft } from '@stoa/machines/teaching-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { provideTeachingEditor } from './teaching.actors.ts';

/**
 * An editor of what a teacher writes.
 * @param hrefOf the address of what was saved for the first time; left out where the page stays
 */
export function useTeachingEditor<Draft extends TeachingDraft>(
  schoolId: string,
  first: Draft,
  hrefOf?: (id: string) => string,
) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideTeachingEditor({ api, schoolId, first }));
  const [settings] = useState<TeachingDraft>(first);
  const actor = useActorRef(machine, { input: { settings } });
  // A page edits one kind from first to last.
  const draft = useSelector(actor, ({ context }) => context.draft) as Draft;
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  const savedId = isSaved ? draft.id : null;
  const savedVersion = useSelector(actor, ({ context }) => context.saved.version);
  const [knownVersion] = useState(savedVersion);
  useEffect(() => {
    if (savedVersion === knownVersion) return;
    // Lists show what was saved; the page itself goes on with what it has.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/exam/v1/'),
      refetchType: 'none',
    });
  }, [savedVersion, knownVersion, queryClient]);
  const address = savedId !== null && settings.id === null ? hrefOf?.(savedId) : undefined;
  const goOn = useEffectEvent((href: string) => {
    // The page of what was made begins anew: the message has to outlive this one.
    toasts.show({ message: t`Saved.`, tone: 'success' });
    void navigate({ href, replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (address !== undefined) goOn(address);
  }, [address]);
  return {
    actor,
    draft,
    problems,
    /** Once it is saved, until it is changed again. */
    savedId,
    // Two fields may change before the page shows the first: one as it is left, the other as it is pressed.
    change: (part: Partial<Draft>) =>
      actor.send({
        type: 'settings.changed',
        draft: { ...actor.getSnapshot().context.draft, ...part } as TeachingDraft,
      }),
  };
}
