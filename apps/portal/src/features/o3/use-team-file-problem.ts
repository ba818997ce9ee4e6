import { useLingui } from '@lingui/react/macro';
import { MEGABYTE } from '@stoa/api/answer-files';
import type { O3Board } from '@stoa/api/schema';
import { useFileProblem } from '../../shared/upload/use-file-problem.ts';
import type { QueuedFile } from '../../shared/upload/use-file-queue.ts';

/** Whether it is the team that has no room for a file; else it is the person or the school. */
const isTeamFull = ({ files, fileLimits: { most, totalMegabytes } }: O3Board, bytes: number): boolean =>
  files.length >= most || files.reduce((sum, one) => sum + one.bytes, bytes) > totalMegabytes * MEGABYTE;

/** Why a file is not among those of the team. */
export function useTeamFileProblem(board: O3Board): (file: QueuedFile) => string | undefined {
  const { t } = useLingui();
  const usual = useFileProblem();
  return (queued) => {
    switch (queued.code) {
      case 'QUOTA_EXCEEDED':
        return isTeamFull(board, queued.file.size)
          ? t`The team has no room left for this file. Remove others first.`
          : usual(queued);
      case 'MODERATION_REJECTED':
        return t`The name of this file contains words that are not allowed here. Rename it.`;
      case 'NOT_FOUND':
      case 'FORBIDDEN':
        return t`You are no longer a member of this team.`;
      default:
        return usual(queued);
    }
  };
}
