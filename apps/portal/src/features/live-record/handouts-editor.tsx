import { useLingui } from '@lingui/react/macro';
import { ApiProblem, isApiProblem } from '@stoa/api/error';
import { addLiveHandout, deleteLiveHandout, updateLiveHandout } from '@stoa/api/live-record.calls';
import { liveHandoutsQuery } from '@stoa/api/live-record.queries';
import type { LiveHandout, LiveSession } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { sendFile } from '../../shared/upload/send-file.ts';
import { useFileLabels } from '../../shared/upload/use-file-labels.ts';
import { useFileQueue } from '../../shared/upload/use-file-queue.ts';
import {
  HANDOUT_PROBLEM_MESSAGES,
  HANDOUT_REJECT_MESSAGES,
  HANDOUT_TIME_MESSAGES,
} from './handout-messages.ts';
import * as styles from './live-record.css.ts';

const HANDOUTS_MAX = 20;
const MIB = 1024 * 1024;
/** What can be handed out, and how large it may be. */
const MAX_BYTES: Readonly<Record<LiveHandout['type'], number>> = {
  'application/pdf': 10 * MIB,
  'image/png': 5 * MIB,
  'image/jpeg': 5 * MIB,
  'image/gif': 5 * MIB,
};
const isKnown = (type: string): type is LiveHandout['type'] => Object.hasOwn(MAX_BYTES, type);
const TIMES = ['before', 'during', 'after'] as const;

/** The files of a session: added, shown from a time on, deleted. */
export function HandoutsEditor({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  const { schoolId, id: liveId } = live;
  const options = liveHandoutsQuery(useApi(), { schoolId, liveId, lang: useLanguage() });
  const query = useQuery({ ...options, retry: false });
  const queryClient = useQueryClient();
  const title = t({ message: 'Hand-outs', comment: 'Heading: files of a live session' });
  const onChanged = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
  return (
    <section className={cx(styles.part, styles.narrow)}>
      <SectionHeader title={title} />
      <Loaded query={query} rows={2}>
        {({ items }) => (
          <>
            {items.length > 0 ? (
              <RowList aria-label={title}>
                {items.map((handout) => (
                  <HandoutRow key={handout.id} live={live} handout={handout} onChanged={onChanged} />
                ))}
              </RowList>
            ) : null}
            <AddHandouts live={live} count={items.length} onChanged={onChanged} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const useSayFailure = () => {
  const { i18n } = useLingui();
  return (error: unknown) =>
    toasts.show({
      message: i18n._(messageOf(HANDOUT_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
      tone: 'danger',
    });
};

function HandoutRow({
  live: { schoolId, id: liveId },
  handout: { id: handoutId, name, url, shownFrom },
  onChanged,
}: {
  live: LiveSession;
  handout: LiveHandout;
  onChanged: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const sayFailure = useSayFailure();
  const [isAsking, setIsAsking] = useState(false);
  const changing = useMutation({
    mutationFn: (time: LiveHandout['shownFrom']) =>
      updateLiveHandout(api, { schoolId, liveId, handoutId, input: { name, shownFrom: time } }),
    onSettled: onChanged,
    onError: sayFailure,
  });
  const deleting = useMutation({
    mutationFn: () => deleteLiveHandout(api, { schoolId, liveId, handoutId }),
    onSettled: onChanged,
    onError: sayFailure,
  });
  return (
    <Row className={styles.row}>
      <Link href={url} variant="standalone" target="_blank" rel="noreferrer">
        <UserText>{name}</UserText>
      </Link>
      <Select
        label={t({ message: 'Shown', comment: 'Field: from when on a file is shown' })}
        value={changing.isPending ? changing.variables : shownFrom}
        isDisabled={changing.isPending}
        onChange={(time) => changing.mutate(time as LiveHandout['shownFrom'])}
      >
        {TIMES.map((time) => (
          <SelectItem key={time} id={time}>
            {i18n._(HANDOUT_TIME_MESSAGES[time])}
          </SelectItem>
        ))}
      </Select>
      <Button
        variant="quiet"
        isPending={deleting.isPending}
        onPress={() => setIsAsking(true)}
        aria-label={t({ message: `Delete ${name}`, comment: 'Button: a file' })}
      >
        {t({ message: 'Delete', comment: 'Button' })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t`Delete this hand-out?`}
        confirmLabel={t`Delete hand-out`}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          setIsAsking(false);
          deleting.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t`It can no longer be opened.`}
      </AlertDialog>
    </Row>
  );
}

function AddHandouts({
  live: { schoolId, id: liveId },
  count,
  onChanged,
}: {
  live: LiveSession;
  count: number;
  onChanged: () => Promise<void>;
}) {
  // What is said of a file on its way is among the words of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { viewer } = useSession();
  const fileLabels = useFileLabels();
  const queue = useFileQueue(async (file, options) => {
    const { type } = file;
    if (!isKnown(type)) throw new ApiProblem({ code: 'FILE_FORMAT', status: 0 });
    if (file.size > MAX_BYTES[type]) throw new ApiProblem({ code: 'PAYLOAD_TOO_LARGE', status: 0 });
    const sent = { ...options, schoolId, userId: viewer?.user_id ?? '', language, name: file.name, type };
    const { url } = await sendFile(api, { ...sent, bytes: file });
    await addLiveHandout(api, { schoolId, liveId, input: { url, name: file.name, shownFrom: 'before' } });
    await onChanged();
  });
  const most = formatNumber(HANDOUTS_MAX, language);
  return (
    <FileUpload
      label={t`Add hand-outs`}
      description={t`PDF up to 10 MB or picture up to 5 MB. Only people who may attend can open them.`}
      accept={Object.keys(MAX_BYTES)}
      maxBytes={MAX_BYTES['application/pdf']}
      maxCount={Math.max(0, HANDOUTS_MAX - count)}
      items={queue.files.map(({ id, file, state, progress, code }): UploadItem => ({
        id,
        name: file.name,
        size: file.size,
        file,
        state,
        progress,
        errorMessage: code === undefined ? undefined : i18n._(messageOf(HANDOUT_PROBLEM_MESSAGES, code)),
      }))}
      labels={{
        choose: t({ message: 'Choose files', comment: 'Button' }),
        drop: t({ message: 'or drop them here', context: 'attendance', comment: 'Files' }),
        count: (more) => {
          const there = formatNumber(count + more, language);
          return t({ message: `(${there}/${most})`, comment: 'How many pictures of how many at most' });
        },
        rejected: (reason) => i18n._(HANDOUT_REJECT_MESSAGES[reason]),
        ...fileLabels,
      }}
      onAdd={queue.add}
      onCancel={queue.remove}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
}
