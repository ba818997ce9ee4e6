import { useLingui } from '@lingui/react/macro';
import type { FileUploadLabels } from '@stoa/ui/file-upload';

/** What is said of a file on its way, the same wherever files are sent. */
export function useFileLabels(): Pick<FileUploadLabels, 'progress' | 'cancel' | 'retry' | 'remove' | 'news'> {
  const { t } = useLingui();
  return {
    progress: (name) => t({ message: `Sending ${name}`, comment: 'A file' }),
    cancel: (name) => t({ message: `Stop sending ${name}`, comment: 'A file' }),
    retry: (name) => t({ message: `Send ${name} again`, comment: 'A file' }),
    remove: (name) => t({ message: `Remove ${name}`, comment: 'A file from a list' }),
    news: (kind, name) => {
      switch (kind) {
        case 'added':
          return t({ message: `${name} is being sent.`, comment: 'A file' });
        case 'done':
          return t({ message: `${name} is sent.`, comment: 'A file' });
        case 'failed':
          return t({ message: `${name} could not be sent.`, comment: 'A file' });
        case 'removed':
          return t({ message: `${name} is off the list.`, comment: 'A file' });
      }
    },
  };
}
