import { useLingui } from '@lingui/react/macro';
import type { FileUploadLabels } from '@stoa/ui/file-upload';

/**
 * What is said of one file that is read for an import.
 * @param wrongType where it is no file of a format that can be read
 * @param tooLarge how much fits
 */
export function useReadFileLabels({
  wrongType,
  tooLarge,
}: {
  wrongType: string;
  tooLarge: string;
}): FileUploadLabels {
  const { t } = useLingui();
  return {
    choose: t`Choose a file`,
    drop: t`or drop it here`,
    count: () => '',
    rejected: (reason) => {
      switch (reason) {
        case 'wrongType':
          return wrongType;
        case 'empty':
          return t`There is nothing in this file.`;
        case 'tooLarge':
          return tooLarge;
        case 'duplicate':
          return t`This file is already selected.`;
        case 'onlyOne':
        case 'tooMany':
          return t`Choose one file at a time. Remove the other one first.`;
      }
    },
    progress: (name) => t`Reading ${name}`,
    cancel: (name) => t`Cancel ${name}`,
    retry: (name) => t`Try ${name} again`,
    remove: (name) => t`Remove ${name}`,
    news: (kind, name) =>
      kind === 'removed'
        ? t({ message: `${name} was removed.`, comment: 'A file' })
        : t({ message: `${name} is chosen.`, comment: 'A file' }),
  };
}
