import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { FileIcon } from '@phosphor-icons/react/dist/csr/File';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import { UserText } from '../user-text/user-text.tsx';
import type { FileUploadLabels, FileUploadProps } from './file-upload.tsx';
import * as styles from './file-upload.css.ts';
import { formatBytes } from './format-bytes.ts';
import type { UploadItem } from './upload-item.ts';
import { usePreview } from './use-preview.ts';

interface UploadRowProps extends Pick<
  FileUploadProps,
  'onRemove' | 'onCancel' | 'onPause' | 'onResume' | 'onRetry' | 'isDisabled' | 'formatSize'
> {
  item: UploadItem;
  labels: FileUploadLabels;
}

/** One file of the list: its picture, name and size, how far it is, and what can be done with it. */
export function UploadRow({
  item,
  labels,
  isDisabled,
  formatSize,
  onRemove,
  onCancel,
  onPause,
  onResume,
  onRetry,
}: UploadRowProps) {
  const { locale } = useLocale();
  const isPaused = item.state === 'paused';
  const isSending = item.state === 'uploading' || isPaused;
  return (
    <li className={styles.row} data-state={item.state}>
      <Thumbnail item={item} />
      <div className={styles.rowBody}>
        <div className={styles.rowLine}>
          <UserText className={styles.name}>{item.name}</UserText>
          {item.state === 'done' ? <Icon as={CheckCircleIcon} weight="fill" className={styles.done} /> : null}
        </div>
        {item.state === 'failed' && item.errorMessage ? (
          <p className={styles.failure}>{item.errorMessage}</p>
        ) : (
          <span className={styles.size}>
            {item.note ?? formatSize?.(item.size) ?? formatBytes(item.size, locale)}
          </span>
        )}
        {isSending ? (
          <ProgressBar size="sm" label={labels.progress(item.name)} value={item.progress ?? 0} />
        ) : null}
      </div>
      {item.state === 'failed' && onRetry ? (
        <IconButton
          icon={ArrowClockwiseIcon}
          label={labels.retry(item.name)}
          isDisabled={isDisabled}
          onPress={() => onRetry(item.id)}
        />
      ) : null}
      {isSending && onPause && labels.pause && labels.resume ? (
        <IconButton
          icon={isPaused ? PlayIcon : PauseIcon}
          label={isPaused ? labels.resume(item.name) : labels.pause(item.name)}
          isDisabled={isDisabled}
          onPress={() => (isPaused ? onResume : onPause)?.(item.id)}
        />
      ) : null}
      {isSending && onCancel ? (
        <IconButton
          icon={XIcon}
          label={labels.cancel(item.name)}
          isDisabled={isDisabled}
          onPress={() => onCancel(item.id)}
        />
      ) : null}
      {isSending ? null : (
        <IconButton
          icon={TrashIcon}
          label={labels.remove(item.name)}
          isDisabled={isDisabled}
          onPress={() => onRemove(item.id)}
        />
      )}
    </li>
  );
}

function Thumbnail({ item }: { item: UploadItem }) {
  const url = usePreview(item);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.thumbnail}>
      {url !== null && broken !== url ? (
        <img src={url} alt="" className={styles.picture} onError={() => setBroken(url)} />
      ) : (
        <Icon as={item.state === 'failed' ? WarningCircleIcon : FileIcon} size="lg" />
      )}
    </span>
  );
}
