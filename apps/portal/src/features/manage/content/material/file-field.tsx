import { useLingui } from '@lingui/react/macro';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { useFileLabels } from '../../../../shared/upload/use-file-labels.ts';
import { useFileQueue, type SendQueued } from '../../../../shared/upload/use-file-queue.ts';
import { problemOf, rejectionOf, type FileTerms } from './material-messages.ts';

interface FileFieldProps {
  label: ReactNode;
  description: string;
  terms: FileTerms;
  /** On the button. */
  choose: string;
  send: SendQueued;
}

/** Takes one file, sends it and shows how far it is; what was sent is shown by whoever asked for it. */
export function FileField({ label, description, terms, choose, send }: FileFieldProps) {
  // What is said of a file on its way is among the messages of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const labels = useFileLabels();
  const queue = useFileQueue(send);
  const items = queue.files.map(({ id, file, state, progress, code }): UploadItem => ({
    id,
    name: file.name,
    size: file.size,
    file,
    state,
    progress,
    errorMessage: code === undefined ? undefined : i18n._(problemOf(terms, code)),
  }));
  return (
    <FileUpload
      label={label}
      description={description}
      accept={terms.types}
      maxBytes={terms.maxBytes}
      allowsMultiple={false}
      items={items}
      labels={{
        choose,
        drop: t({ message: 'or drop it here', context: 'authoring', comment: 'A file' }),
        count: () => '',
        rejected: (reason) => i18n._(rejectionOf(terms, reason)),
        ...labels,
      }}
      onAdd={queue.add}
      onCancel={queue.remove}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
}
