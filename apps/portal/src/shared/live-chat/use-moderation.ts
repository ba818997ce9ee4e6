import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import {
  deleteLiveMessage,
  dismissLiveReports,
  muteLivePerson,
  pinLiveMessage,
  reportLiveMessage,
  setLiveChatSettings,
} from '@stoa/api/live-chat.calls';
import { liveReportsQuery, mutedLivePeopleQuery } from '@stoa/api/live-chat.queries';
import type { LiveReportReason } from '@stoa/api/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../call-problem-messages.ts';
import { MODERATION_MESSAGES } from './chat-messages.ts';

/** What is done about messages and people; what comes of it is told by the room. */
export function useModeration(schoolId: string, liveId: string) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const call = { schoolId, liveId };
  const onError = (error: unknown) =>
    toasts.show({
      message: i18n._(messageOf(MODERATION_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
      tone: 'danger',
    });
  const readAnew = () =>
    Promise.all(
      [liveReportsQuery(api, call), mutedLivePeopleQuery(api, call)].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const remove = useMutation({
    mutationFn: (messageId: string) => deleteLiveMessage(api, { ...call, messageId }),
    onError,
    onSuccess: readAnew,
  });
  const pin = useMutation({
    mutationFn: ({ messageId, pinned }: { messageId: string; pinned: boolean }) =>
      pinLiveMessage(api, { ...call, messageId, pinned }),
    onError,
  });
  const report = useMutation({
    mutationFn: ({ messageId, reason }: { messageId: string; reason: LiveReportReason }) =>
      reportLiveMessage(api, { ...call, messageId, reason }),
    onError,
    onSuccess: () => toasts.show({ message: t`Thank you. The host has been told.`, tone: 'success' }),
  });
  const keep = useMutation({
    mutationFn: (messageId: string) => dismissLiveReports(api, { ...call, messageId }),
    onError,
    onSuccess: readAnew,
  });
  const mute = useMutation({
    mutationFn: ({ person, muted }: { person: { id: string; name: string }; muted: boolean }) =>
      muteLivePerson(api, { ...call, userId: person.id, muted }),
    onError,
    onSuccess: async (_done, { person, muted }) => {
      const { name } = person;
      await readAnew();
      if (muted)
        toasts.show({
          message: t`${name} can no longer write.`,
          action: { label: t`Undo`, onPress: () => mute.mutate({ person, muted: false }) },
        });
      else toasts.show({ message: t`${name} can write again.`, tone: 'success' });
    },
  });
  const set = useMutation({
    mutationFn: (settings: { enabled: boolean; slowModeSeconds: number }) =>
      setLiveChatSettings(api, { ...call, ...settings }),
    onError,
  });
  return { remove, pin, report, keep, mute, set };
}

export type Moderation = ReturnType<typeof useModeration>;
