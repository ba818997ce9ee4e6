import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import type { LiveDraft, LiveScope } from '@stoa/machines/live-schedule';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { liveHref } from '../../../app/links.ts';
import { toasts } from '../../../app/toasts.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { ConflictDialog } from '../dialogs.tsx';
import { CenterLayout } from './center-layout.tsx';
import { provideLiveSchedule } from './live-schedule.actors.ts';
import { EDIT_TITLE, SCHEDULE_TITLE } from './live-titles.ts';
import { LIVE_PROBLEM_MESSAGES } from './live-messages.ts';
import * as styles from './live.css.ts';
import { ScheduleFields } from './schedule-fields.tsx';

/** Schedules a session (R25), or changes and deletes one (R26). */
export function SchedulePage({ schoolId, settings }: { schoolId: string; settings: LiveDraft }) {
  // Texts of uploads.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const actor = useLiveSchedule(schoolId, settings);
  const { draft, fieldProblems, problem } = useSelector(actor, ({ context }) => context);
  const has = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => tag;
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag(has('unsaved')));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag(has('saving')));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag(has('saved')));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag(has('invalid')));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag(has('failed')));
  const isConflict = useSelector(actor, (snapshot) => snapshot.hasTag(has('conflict')));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag(has('confirmingDeletion')));
  const isNew = settings.id === null;
  const [deletedScope, setDeletedScope] = useState<LiveScope>('one');
  const failure =
    isFailed && problem ? (
      <Banner tone="danger" announce="assertive">
        {i18n._(LIVE_PROBLEM_MESSAGES[problem.code])}
      </Banner>
    ) : null;
  const place = useSeriesPlace(settings);
  const introduction = isNew
    ? t`It is published at once.`
    : [place, t`People who reserved are notified when the time changes.`].filter(Boolean).join(' ');
  const goesOn = useLeaving(schoolId, settings.id, actor);
  return (
    <CenterLayout
      schoolId={schoolId}
      title={i18n._(isNew ? SCHEDULE_TITLE : EDIT_TITLE)}
      text={introduction}
      actions={
        settings.id === null ? null : (
          <>
            <LinkButton href={liveHref(schoolId, settings.id)}>{t`View session`}</LinkButton>
            <Button variant="danger" onPress={() => actor.send({ type: 'deletion.requested' })}>
              {t`Delete session`}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <ScheduleFields
          schoolId={schoolId}
          draft={draft}
          problems={fieldProblems}
          change={(part) => actor.send({ type: 'settings.changed', draft: { ...draft, ...part } })}
        />
        <div className={styles.part}>
          {hasFollowing(draft) ? (
            <ScopeField
              label={t({ message: 'Save changes to', comment: 'One live session of a series, or several' })}
              scope={draft.scope}
              onChange={(scope) => actor.send({ type: 'settings.changed', draft: { ...draft, scope } })}
            />
          ) : null}
          {isConfirming ? null : failure}
          {isInvalid ? (
            <Banner tone="danger" announce="assertive">
              {t`Something is missing or not valid. See the marked fields above.`}
            </Banner>
          ) : null}
          <div className={styles.actions}>
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={!isUnsaved}
              onPress={() => actor.send({ type: 'settings.submitted' })}
            >
              {isNew ? t({ message: 'Schedule', comment: 'Button: schedules a live session' }) : t`Save`}
            </Button>
            <span role="status">{isSaved && !isNew ? t`Saved.` : null}</span>
          </div>
        </div>
      </div>
      <AlertDialog
        isOpen={isConfirming}
        tone="danger"
        title={t`Delete this session?`}
        confirmLabel={t`Delete session`}
        cancelLabel={t`Keep it`}
        isPending={useSelector(actor, (snapshot) => snapshot.hasTag(has('deleting')))}
        onConfirm={() => actor.send({ type: 'deletion.confirmed', scope: deletedScope })}
        onCancel={() => actor.send({ type: 'deletion.cancelled' })}
      >
        <div className={styles.part}>
          {t`Everyone who reserved is notified. Its page will show that it was deleted.`}
          {hasFollowing(draft) ? (
            <ScopeField
              label={t({
                message: 'Delete',
                comment: 'Over a choice: one live session of a series, or several',
              })}
              scope={deletedScope}
              onChange={setDeletedScope}
            />
          ) : null}
          {failure}
        </div>
      </AlertDialog>
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={isUnsaved && !goesOn} />
    </CenterLayout>
  );
}

/** Whether there are sessions after it in its series. */
const hasFollowing = ({ series }: LiveDraft): boolean => series !== null && series.position < series.total;

function useSeriesPlace({ series }: LiveDraft): string | undefined {
  const { t } = useLingui();
  if (!series) return undefined;
  const { position, total } = series;
  return t({ message: `Session ${position} of ${total}.`, comment: 'A sentence: its place in a series' });
}

function ScopeField({
  label,
  scope,
  onChange,
}: {
  label: string;
  scope: LiveScope;
  onChange: (scope: LiveScope) => void;
}) {
  const { t } = useLingui();
  return (
    <RadioGroup label={label} value={scope} onChange={(value) => onChange(value as LiveScope)}>
      <Radio value="one">{t`This session only`}</Radio>
      <Radio value="following">{t`This and the following sessions`}</Radio>
    </RadioGroup>
  );
}

type Actor = ReturnType<typeof useLiveSchedule>;

function useLiveSchedule(schoolId: string, settings: LiveDraft) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    provideLiveSchedule({
      api,
      schoolId,
      liveId: settings.id,
      // Lists, the page of the session, and cards of it everywhere.
      onChanged: () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [, path] }) =>
            typeof path === 'string' && /^\/api\/(live|portal)\//.test(path),
          refetchType: 'none',
        }),
    }),
  );
  return useActorRef(machine, { input: { settings } });
}

/** Goes on to what comes next once a session is scheduled or deleted. @returns whether it does */
function useLeaving(schoolId: string, before: string | null, actor: Actor): boolean {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useSelector(actor, ({ context }) => (before === null ? context.saved.id : null));
  const isDeleted = useSelector(actor, (snapshot) => snapshot.hasTag('deleted'));
  const deletedText = t`The session was deleted.`;
  useEffect(() => {
    if (id !== null)
      void navigate({
        to: '/portal/$schoolId/lecturing-center/live-learn-created/$id',
        params: { schoolId, id },
        replace: true,
      });
  }, [id, navigate, schoolId]);
  useEffect(() => {
    if (!isDeleted) return;
    toasts.show({ message: deletedText, tone: 'success' });
    void navigate({
      to: '/portal/$schoolId/lecturing-center/live-streaming',
      params: { schoolId },
      replace: true,
    });
  }, [isDeleted, navigate, schoolId, deletedText]);
  return id !== null || isDeleted;
}
