import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { blockPerson, unblockPerson } from '@stoa/api/safety.calls';
import type { BlockKind } from '@stoa/api/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../call-problem-messages.ts';

interface BlockIn {
  schoolId: string;
  kind: BlockKind;
  onSettled?: () => void;
}

/** Hides somebody from oneself and shows them again; all that is loaded is asked for anew, for people stand everywhere. */
export function useBlock({ userId, name }: { userId: string; name: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const done: Record<BlockKind, string> = { block: t`You blocked ${name}.`, mute: t`You muted ${name}.` };
  const undone: Record<BlockKind, string> = {
    block: t`You no longer block ${name}.`,
    mute: t`You no longer mute ${name}.`,
  };
  const undo = t({ message: 'Undo', comment: 'Button in a message: takes back what was just done' });
  const onError = (error: Error) =>
    toasts.show({
      message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
      tone: 'danger',
    });
  const refresh = () => queryClient.invalidateQueries();
  const showing = useMutation({
    mutationFn: (kind: BlockKind) => unblockPerson(api, { userId, kind }),
    onSuccess: async (_done, kind) => {
      toasts.show({ message: undone[kind], tone: 'success' });
      await refresh();
    },
    onError,
  });
  const hiding = useMutation({
    mutationFn: ({ schoolId, kind }: BlockIn) => blockPerson(api, { schoolId, userId, kind }),
    onSuccess: async (_done, { kind }) => {
      toasts.show({
        message: done[kind],
        tone: 'success',
        // Following would not come back with it.
        ...(kind === 'mute' ? { action: { label: undo, onPress: () => showing.mutate(kind) } } : {}),
      });
      await refresh();
    },
    onError,
    onSettled: (_done, _error, { onSettled }) => onSettled?.(),
  });
  return {
    block: hiding.mutate,
    unblock: showing.mutate,
    isPending: hiding.isPending || showing.isPending,
  };
}
