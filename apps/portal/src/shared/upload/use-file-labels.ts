import { useLingui } from '@lingui/react/macro';
import type { FileUploadLabels } from '@stoa/ui/file-upload';

/** What is said of a file on its way, the same wherever files are sent. */
export function useFileLabels(): Pick<FileUploadLabels, 'progress' | 'cancel' | 'retry' | 'remove' | 'news'> {
  const { t } = useLingui();
  return {
    progress: (name) => t({ message: `Uploading ${name}`, comment: 'A file' }),
    cancel: (name) => t({ message: `Cancel upload of ${name}`, comment: 'A file' }),
    retry: (name) => t({ message: `Retry ${name}`, comment: 'A file' }),
    remove: (name) => t({ message: `Remove ${name}`, comment: 'A file from a list' }),
    news: (kind, name) => {
      switch (kind) {
        case 'added':
          return t({ message: `${name} is uploading.`, comment: 'A file' });
        case 'done':
          return t({ message: `${name} was uploaded.`, comment: 'A file' });
        case 'failed':
          return t({ message: `${name} could not be uploaded.`, comment: 'A file' });
        case 'removed':
          return t({ message: `${name} was removed.`, comment: 'A file' });
      }
    },
  };
}
