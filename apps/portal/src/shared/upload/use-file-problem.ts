import { useLingui } from '@lingui/react/macro';
import { PICTURE_MAX_BYTES } from '@stoa/api/answer-files';
import { formatBytes } from '@stoa/ui/format-bytes';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../call-problem-messages.ts';
import type { QueuedFile } from './use-file-queue.ts';

/** Why a file is not there. Callers say themselves what is a matter of their place, and ask this for the rest. */
export function useFileProblem(): (file: Pick<QueuedFile, 'code' | 'file'>) => string | undefined {
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
        return t`There is no storage left for this file. Tell your teacher.`;
      case 'TOO_MANY_REQUESTS':
        return t`Too many uploads. Wait a little, then try again.`;
      default:
        return i18n._(messageOf(CALL_PROBLEM_MESSAGES, code));
    }
  };
}
