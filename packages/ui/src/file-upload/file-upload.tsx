import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { error, errorIcon, field, label as labelClass } from '../internal/field/field.css.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { checkFiles, nameWithoutSpaces, type RejectReason, type UploadLimits } from './check-files.ts';
import { droppedFiles } from './dropped-files.ts';
import * as styles from './file-upload.css.ts';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem, UploadNews } from './upload-item.ts';
import { useUploadNews } from './use-upload-news.ts';

export type { RejectReason, UploadLimits } from './check-files.ts';
export type { UploadItem } from './upload-item.ts';

/** The words of a `FileUpload`. Functions answer whole phrases. */
export interface FileUploadLabels {
  /** On the button: "Choose pictures". */
  choose: string;
  /** Beside it, for a mouse: "or drop them here". Names the place for the keyboard; not shown on touch. */
  drop: string;
  /** How many are there, `(2/4)`. Shown with `maxCount`. */
  count: (count: number, maxCount: number) => string;
  /** Why a file was not taken and what would be. Without a name it is about the list, which is full. */
  rejected: (reason: RejectReason, name: string | null) => string;
  /** Names a file's progress bar: "Sending photo.png". */
  progress: (name: string) => string;
  cancel: (name: string) => string;
  /** With `onPause`. */
  pause?: (name: string) => string;
  resume?: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Said to screen readers when something happened to a file. */
  news: (kind: UploadNews['kind'], name: string) => string;
}

/** Props of `FileUpload`. */
export interface FileUploadProps extends UploadLimits {
  label: ReactNode;
  /** What is asked for: kinds, size, number. */
  description?: ReactNode;
  /** Says what is wrong with the list as a whole. */
  errorMessage?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  labels: FileUploadLabels;
  /** Writes a file's size in bytes. @default by the page's language: "1.4 MB" */
  formatSize?: (bytes: number) => string;
  /** The list; its owner sends the files and keeps their state. */
  items: readonly UploadItem[];
  /** Files that keep to the limits, their names without spaces. */
  onAdd: (files: File[]) => void;
  /** A file that does not; the component says so itself. */
  onReject?: (file: File, reason: RejectReason) => void;
  onRemove: (id: string) => void;
  /** Stops sending. Without it a file that is being sent has no button. */
  onCancel?: (id: string) => void;
  /** Stops sending for a while; with it, `onResume` goes on with what is `paused`. */
  onPause?: (id: string) => void;
  onResume?: (id: string) => void;
  /** Sends again what failed. */
  onRetry?: (id: string) => void;
}

/** Above so many messages about a choice only the first ones show. */
const MAX_MESSAGES = 5;
/** So many files are drawn at a time; a button shows the next ones. */
const PAGE_SIZE = 100;

/** Takes files by button, drop or paste, checks them, and shows how far each one is. Holds no file itself. */
export function FileUpload(props: FileUploadProps) {
  const { labels, items, maxCount, allowsMultiple = true, accept, isDisabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [messages, setMessages] = useState<string[]>([]);
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const common = useLabels();
  const news = useUploadNews(items, labels.news);
  const isFull = maxCount !== undefined && items.length >= maxCount;

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { accepted, rejected } = checkFiles(files, items, props);
    for (const { file, reason } of rejected) props.onReject?.(file, reason);
    const reported = rejected.map(({ file, reason }) => labels.rejected(reason, file.name));
    setMessages([...new Set(reported)].slice(0, MAX_MESSAGES));
    if (accepted.length > 0) props.onAdd(accepted.map(withoutSpaces));
  };
  const press = () => {
    // It stays pressable when the list is full, so that the keyboard does not lose its place, and says why.
    if (isFull) setMessages([labels.rejected('tooMany', null)]);
    else input.current?.click();
  };
  const remove = (itemId: string) => {
    setMessages([]);
    props.onRemove(itemId);
    choose.current?.focus();
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-disabled={isDisabled || undefined}
      className={field}
    >
      <div className={styles.head}>
        <span id={`${id}-label`} className={labelClass}>
          {props.label}
        </span>
        {maxCount === undefined ? null : (
          <span className={styles.count}>{labels.count(items.length, maxCount)}</span>
        )}
      </div>
      <DropZone
        aria-label={labels.drop}
        isDisabled={isDisabled}
        className={styles.zone}
        data-full={isFull || undefined}
        data-invalid={Boolean(props.errorMessage) || undefined}
        getDropOperation={() => (isFull ? 'cancel' : 'copy')}
        onDrop={(event) => {
          void droppedFiles(event.items).then(take);
        }}
      >
        <Icon as={UploadSimpleIcon} size="xl" className={styles.zoneIcon} />
        <div className={styles.zoneText}>
          <Button
            ref={choose}
            size="sm"
            isDisabled={isDisabled}
            onPress={press}
            aria-describedby={`${id}-label ${id}-description`}
          >
            {labels.choose}
          </Button>
          <span className={styles.drop}>{labels.drop}</span>
        </div>
        {props.description ? (
          <div id={`${id}-description`} className={styles.description}>
            {props.description}
          </div>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept?.join(',')}
          multiple={allowsMultiple}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Else the same file could not be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </DropZone>
      <div role="alert" className={styles.messages}>
        {props.errorMessage ? <Problem>{props.errorMessage}</Problem> : null}
        {messages.map((message) => (
          <Problem key={message}>{message}</Problem>
        ))}
      </div>
      {items.length > 0 ? (
        <ul role="list" aria-labelledby={`${id}-label`} className={styles.list}>
          {items.slice(0, shownCount).map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              labels={labels}
              formatSize={props.formatSize}
              isDisabled={isDisabled}
              onRemove={remove}
              onCancel={props.onCancel}
              onPause={props.onPause}
              onResume={props.onResume}
              onRetry={props.onRetry}
            />
          ))}
        </ul>
      ) : null}
      {items.length > shownCount ? (
        <Button size="sm" variant="quiet" onPress={() => setShownCount(shownCount + PAGE_SIZE)}>
          {common.showMore}
        </Button>
      ) : null}
      <VisuallyHidden role="status">
        {news.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </VisuallyHidden>
    </div>
  );
}

function withoutSpaces(file: File): File {
  const name = nameWithoutSpaces(file.name);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={error}>
      <Icon as={WarningCircleIcon} size="sm" weight="fill" className={errorIcon} />
      <bdi dir="auto" className={styles.problemText}>
        {children}
      </bdi>
    </p>
  );
}
