import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { endingsOf, MEGABYTE } from '@stoa/api/answer-files';
import { addO3TeamFile } from '@stoa/api/o3-board.calls';
import type { FileTerms, O3Board } from '@stoa/api/schema';
import { FileUpload, type RejectReason, type UploadItem } from '@stoa/ui/file-upload';
import { formatBytes } from '@stoa/ui/format-bytes';
import { useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { useFileLabels } from '../../shared/upload/use-file-labels.ts';
import { useFileQueue } from '../../shared/upload/use-file-queue.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { useBoardChange } from './use-board.ts';
import { useTeamFileProblem } from './use-team-file-problem.ts';

const WAITS_FOR_NETWORK = ['NETWORK', 'SERVICE_UNAVAILABLE'];

/** Adds files to a team, one after the other. What could not be sent stays in the list until it is tried again or taken out. */
export function TeamFileUpload({ schoolId, board }: { schoolId: string; board: O3Board }) {
  // What is said of a file on its way is among the words of feedback.
  useMessages('feedback');
  const { t } = useLingui();
  const services = useServices();
  const language = useLanguage();
  const { viewer } = useSession();
  const labels = useFileLabels();
  const countLabel = useCountLabel();
  const problemOf = useTeamFileProblem(board);
  const change = useBoardChange(schoolId, board.id);
  const { most, maxMegabytes, totalMegabytes } = board.fileLimits;
  const terms: FileTerms = { most, maxMegabytes, kinds: [] };
  const queue = useFileQueue(async (file, options) => {
    // What sends in pieces is fetched with the first file.
    const { sendAnswerFile } = await import('../../shared/exam/send-answer-file.ts');
    const place = { team: board.id };
    const userId = viewer?.user_id ?? '';
    const url = await sendAnswerFile(services, {
      ...options,
      schoolId,
      userId,
      place,
      terms,
      file,
      language,
    });
    await change.mutateAsync((api, team) => addO3TeamFile(api, team, { url, name: file.name }));
  });
  useBackOnline(() => {
    for (const { id, state, code = '' } of queue.files)
      if (state === 'failed' && WAITS_FOR_NETWORK.includes(code)) queue.retry(id);
  });
  const endings = endingsOf(terms);
  const bytesOf = (megabytes: number) => formatBytes(megabytes * MEGABYTE, toIntlTag(language));
  const [size, total] = [bytesOf(maxMegabytes), bytesOf(totalMegabytes)];
  const rejected: Record<RejectReason, string> = {
    wrongType: t`Only documents, pictures, audio, videos, and ZIP archives can be added.`,
    tooLarge: t`This file is too large. The maximum is ${size}.`,
    empty: t`This file is empty.`,
    duplicate: t`This file is already in the list.`,
    tooMany: t`${plural(most, { one: 'A team can have one file. Remove it to add another one.', other: 'A team can have # files. Remove some to add others.' })}`,
    onlyOne: t({ message: 'Choose one file.', comment: 'Several were chosen' }),
  };
  return (
    <FileUpload
      label={t({ message: 'Add files', context: 'board', comment: 'Field: to the files of a team' })}
      description={`${t`${plural(most, { one: 'One file', other: 'Up to # files' })}`} · ${t({ message: `at most ${size} each`, comment: 'Files' })} · ${t({ message: `${total} in total`, comment: 'Files of a team' })}`}
      // Types as well: with them phones offer their camera.
      accept={[...[...endings.keys()].map((ending) => `.${ending}`), ...endings.values()]}
      maxBytes={maxMegabytes * MEGABYTE}
      maxCount={Math.max(0, most - board.files.length)}
      items={queue.files.map((one): UploadItem => ({
        id: one.id,
        name: one.file.name,
        size: one.file.size,
        file: one.file,
        state: one.state,
        progress: one.progress,
        errorMessage: problemOf(one),
      }))}
      labels={{
        choose: t({ message: 'Choose files', comment: 'Button' }),
        drop: t({ message: 'or drop them here', context: 'attendance', comment: 'Files' }),
        count: (more) => countLabel(board.files.length + more, most),
        rejected: (reason) => rejected[reason],
        ...labels,
      }}
      onAdd={queue.add}
      onCancel={queue.remove}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
}

/** How many files there are, of how many. */
function useCountLabel(): (count: number, limit: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (count, limit) => {
    const [there, most] = [formatNumber(count, language), formatNumber(limit, language)];
    return t({ message: `(${there}/${most})`, comment: 'How many pictures of how many at most' });
  };
}
