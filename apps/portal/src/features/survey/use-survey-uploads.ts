import type { Survey } from '@stoa/api/schema';
import type { GivenFile } from '@stoa/machines/survey';
import { useServices } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { AnswerUploads } from '../../shared/exam/answer-uploads.ts';
import { useFileQueue } from '../../shared/upload/use-file-queue.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';

const WAITS_FOR_NETWORK = ['NETWORK', 'SERVICE_UNAVAILABLE'];

/**
 * Sends the files of answers while other questions are answered.
 * @param onSent adds a file that was sent to its answer
 */
export function useSurveyUploads(
  survey: Survey,
  viewerId: string,
  onSent: (itemId: string, file: GivenFile) => void,
): AnswerUploads {
  const services = useServices();
  const language = useLanguage();
  const queue = useFileQueue(async (file, { place = '', ...options }) => {
    const asked = survey.pages.flatMap(({ items }) => items).find(({ id }) => id === place);
    if (!asked?.files) return;
    // What sends in pieces is fetched with the first file.
    const { sendAnswerFile } = await import('../../shared/exam/send-answer-file.ts');
    const url = await sendAnswerFile(services, {
      ...options,
      schoolId: survey.schoolId,
      userId: viewerId,
      place: { survey: survey.id, item: place },
      terms: asked.files,
      file,
      language,
    });
    onSent(place, { url, name: file.name, bytes: file.size, sentAt: Date.now() });
  });
  useBackOnline(() => {
    for (const { id, state, code = '' } of queue.files)
      if (state === 'failed' && WAITS_FOR_NETWORK.includes(code)) queue.retry(id);
  });
  return {
    filesOf: (questionId) => queue.files.filter(({ place }) => place === questionId),
    add: (questionId, files) => queue.add(files, questionId),
    retry: queue.retry,
    remove: queue.remove,
    isSending: queue.files.some(({ state }) => state !== 'failed'),
  };
}
