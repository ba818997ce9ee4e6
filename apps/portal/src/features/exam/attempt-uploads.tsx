import type { ExamAttempt } from '@stoa/api/schema';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AnswerUploadsContext } from '../../shared/exam/answer-uploads.ts';
import { sendAnswerFile } from '../../shared/exam/send-answer-file.ts';
import { useFileQueue } from '../../shared/upload/use-file-queue.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import type { Attempt } from './use-attempt.ts';

interface AttemptUploadsProps {
  schoolId: string;
  attempt: ExamAttempt;
  flow: Attempt;
  children: ReactNode;
}

const WAITS_FOR_NETWORK = ['NETWORK', 'SERVICE_UNAVAILABLE'];

/** Sends the files of answers while other questions are shown. */
export function AttemptUploads({ schoolId, attempt, flow, children }: AttemptUploadsProps) {
  const services = useServices();
  const language = useLanguage();
  const { viewer } = useSession();
  const queue = useFileQueue(async (file, { place = '', ...options }) => {
    const terms = attempt.questions.find(({ id }) => id === place)?.files;
    if (!terms) return;
    const url = await sendAnswerFile(services, {
      ...options,
      schoolId,
      userId: viewer?.user_id ?? '',
      place: { attempt: attempt.id, question: place },
      terms,
      file,
      language,
    });
    flow.addFile(place, { url, name: file.name, bytes: file.size });
  });
  useBackOnline(() => {
    for (const { id, state, code = '' } of queue.files)
      if (state === 'failed' && WAITS_FOR_NETWORK.includes(code)) queue.retry(id);
  });
  return (
    <AnswerUploadsContext
      value={{
        filesOf: (questionId) => queue.files.filter(({ place }) => place === questionId),
        add: (questionId, files) => queue.add(files, questionId),
        retry: queue.retry,
        remove: queue.remove,
        isSending: queue.files.some(({ state }) => state !== 'failed'),
      }}
    >
      {children}
    </AnswerUploadsContext>
  );
}
