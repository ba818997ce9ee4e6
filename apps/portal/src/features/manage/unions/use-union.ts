import { schoolUnionsQuery } from '@stoa/api/union.queries';
import type { OpenUnion, SchoolUnions } from '@stoa/api/schema';
import type { UnionInput } from '@stoa/machines/union';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguageStore } from '../../../i18n/language-context.tsx';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { provideUnion } from './union.actors.ts';

interface Task {
  schoolId: string;
  union: Pick<OpenUnion, 'unionId' | 'title' | 'termsText' | 'termsVersion'>;
  task: UnionInput['task'];
  onClose: () => void;
}

/** Joining or leaving a union, by its machine, for as long as the dialog is open. Done, the page shows it and the dialog closes. */
export function useUnion({ schoolId, union, task, onClose }: Task) {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguageStore();
  const answer = useRef<SchoolUnions>(undefined);
  const [machine] = useState(() =>
    provideUnion({
      api,
      queryClient,
      schoolId,
      language: language.snapshot,
      union,
      onAnswer: (data) => {
        answer.current = data;
      },
    }),
  );
  const { termsVersion: version, termsText: text } = union;
  const actor = useActorRef(machine, { input: { task, terms: { version, text } } });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const now = useSelector(actor, (snapshot) => snapshot);
  const finish = useEffectEvent(() => {
    const { queryKey } = schoolUnionsQuery(api, { schoolId, lang: language.snapshot() });
    const { current: data } = answer;
    if (data) queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    else void queryClient.invalidateQueries({ queryKey });
    onClose();
  });
  const isDone = now.status === 'done';
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return { actor, now };
}
