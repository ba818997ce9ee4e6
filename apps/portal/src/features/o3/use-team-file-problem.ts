import { useLingui } from '@lingui/react/macro';
import { MEGABYTE, PICTURE_MAX_BYTES } from '@stoa/api/answer-files';
import type { O3Board } from '@stoa/api/schema';
import { formatBytes } from '@stoa/ui/format-bytes';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import type { QueuedFile } from '../../shared/upload/use-file-queue.ts';

/** Whether it is the team that has no room for a file; else it is the person or the school. */
const isTeamFull = ({ files, fileLimits: { most, totalMegabytes } }: O3Board, bytes: number): boolean =>
  files.length >= most || files.reduce((sum, one) => sum + one.bytes, bytes) > totalMegabytes * MEGABYTE;

/** Why a file is not among those of the team. */
export function useTeamFileProblem(board: O3Board): (file: QueuedFile) => string | undefined {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return ({ code, file }) => {
    if (code === undefined) return undefined;
    const pictureLimit = formatBytes(PICTURE_MAX_BYTES, toIntlTag(language));
    switch (code) {
      case 'NETWORK':
      case 'SERVICE_UNAVAILABLE':
        return t`The connection was lost. The upload continues when it is back.`;
      case 'PAYLOAD_TOO_LARGE':
        return file.type.startsWith('image/')
          ? t`This picture is too large. The maximum is ${pictureLimit}.`
          : t`This file is too large.`;
      case 'FILE_FORMAT':
        return t`The file is damaged, has macros, or is not what its name says. Save it again, then upload it once more.`;
      case 'QUOTA_EXCEEDED':
        return isTeamFull(board, file.size)
          ? t`The team has no room left for this file. Remove others first.`
          : t`There is no storage left for this file. Tell your teacher.`;
      case 'MODERATION_REJECTED':
        return t`The name of this file contains words that are not allowed here. Rename it.`;
      case 'TOO_MANY_REQUESTS':
        return t`Too many uploads. Wait a little, then try again.`;
      case 'NOT_FOUND':
      case 'FORBIDDEN':
        return t`You are no longer a member of this team.`;
      default:
        return i18n._(messageOf(CALL_PROBLEM_MESSAGES, code));
    }
  };
}
