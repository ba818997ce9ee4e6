import { useLingui } from '@lingui/react/macro';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { FileArrowDownIcon } from '@phosphor-icons/react/dist/csr/FileArrowDown';
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import type { ClassDetail, Lesson } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Icon, type IconGlyph } from '@stoa/ui/icon';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import { STATUS_MESSAGES } from '../../../shared/resource-kinds.ts';
import { AssignmentOnDemand } from './assignment-on-demand.tsx';
import { LessonAttendanceOnDemand } from './lesson-attendance-on-demand.tsx';
import { LessonDiscussionOnDemand } from './lesson-discussion-on-demand.tsx';
import { LessonFooter } from './lesson-footer.tsx';
import { PdfOnDemand } from './pdf-on-demand.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { useLessonProgress } from './use-lesson-progress.ts';
import * as styles from './lesson.css.ts';

/** What is listened to has a page of its own. */
type Material = Exclude<NonNullable<Lesson['material']>, { type: 'audio' }>;

/** A lesson that is a document or a file, leads elsewhere, is a discussion or a meeting, with what its teacher says of it. */
export function MaterialLesson({
  detail,
  lesson,
  material,
}: {
  detail: ClassDetail;
  lesson: Lesson;
  material: Material;
}) {
  const progress = useLessonProgress({
    detail,
    lesson,
    onMove: () => undefined,
    onLeave: () => undefined,
  });
  const { isReady, isCompleted, canComplete } = progress;
  const isDone = isDoneElsewhere(material);
  const complete = useEffectEvent(progress.complete);
  // It was handed in, answered, attended or written on its own page; here the lesson learns of it.
  useEffect(() => {
    if (isReady && isDone && canComplete && !isCompleted) complete();
  }, [isReady, isDone, canComplete, isCompleted]);
  const completedBy = useCompletedBy(material);
  return (
    <>
      <LessonNotices progress={progress} />
      {lesson.body ? (
        <div className={styles.text}>
          <RichText document={lesson.body} />
        </div>
      ) : null}
      {material.type === 'discussion' ? (
        canComplete ? (
          <LessonDiscussionOnDemand schoolId={detail.schoolId} lessonId={lesson.id} />
        ) : null
      ) : material.type === 'attendance' && canComplete && material.title !== null ? (
        <LessonAttendanceOnDemand
          schoolId={detail.schoolId}
          attendanceId={material.attendanceId}
          onDone={progress.complete}
        />
      ) : material.type !== 'assignment' ? (
        <MaterialCard material={material} onDownload={canComplete ? progress.complete : undefined} />
      ) : progress.canComplete ? (
        <AssignmentOnDemand
          schoolId={detail.schoolId}
          lessonId={lesson.id}
          terms={material}
          // The server has it done by then; the outline learns of it.
          onHandedIn={progress.complete}
        />
      ) : null}
      <LessonFooter detail={detail} lesson={lesson} progress={progress} completedBy={completedBy} />
    </>
  );
}

/** Whether what completes a lesson was done where it leads to. */
function isDoneElsewhere(material: Material): boolean {
  if (material.type === 'exam') return material.state === 'submitted';
  return 'isDone' in material && material.isDone;
}

/** What completes a lesson, where its learner cannot say so. */
function useCompletedBy(material: Material): string | undefined {
  const { t } = useLingui();
  switch (material.type) {
    case 'exam':
      return t`Submit the exam to complete this lesson.`;
    case 'assignment':
      return t`Hand in the assignment to complete this lesson.`;
    case 'survey':
      return t`Answer the survey to complete this lesson.`;
    case 'live':
      // Who missed it watches the recording.
      return material.activityStatus === 3 ? undefined : t`Attend the session to complete this lesson.`;
    case 'discussion':
      return t`Write a post or a reply to complete this lesson.`;
    case 'attendance':
      return t`Check in to complete this lesson.`;
    case 'document':
    case 'file':
    case 'link':
      return undefined;
  }
}

function MaterialCard({
  material,
  onDownload,
}: {
  material: Exclude<Material, { type: 'assignment' | 'discussion' }>;
  /** A file completes its lesson when it is downloaded, for who learns here. */
  onDownload: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  switch (material.type) {
    case 'document':
      return (
        <>
          <PdfOnDemand key={material.url} url={material.url} name={material.fileName} />
          <Card
            icon={FileTextIcon}
            title={<UserText>{material.fileName}</UserText>}
            facts={`PDF · ${formatBytes(material.bytes, toIntlTag(language))}`}
            action={
              <LinkButton href={material.url} variant="primary" icon={DownloadSimpleIcon} target="_blank">
                {t({ message: 'Download', context: 'lesson', comment: 'Button: a document' })}
              </LinkButton>
            }
          />
        </>
      );
    case 'file':
      return (
        <Card
          icon={FileArrowDownIcon}
          title={<UserText>{material.fileName}</UserText>}
          facts={[endingOf(material.fileName), formatBytes(material.bytes, toIntlTag(language))]
            .filter(Boolean)
            .join(' · ')}
          action={
            <LinkButton
              href={material.url}
              variant="primary"
              icon={DownloadSimpleIcon}
              download={material.fileName}
              onPress={onDownload}
            >
              {t({ message: 'Download', context: 'lesson', comment: 'Button: a document' })}
            </LinkButton>
          }
        />
      );
    case 'attendance':
      return <AttendanceCard material={material} />;
    case 'link':
      return (
        <Card
          icon={LinkSimpleIcon}
          title={<bdi dir="ltr">{URL.parse(material.url)?.hostname ?? material.url}</bdi>}
          facts={<bdi dir="ltr">{material.url}</bdi>}
          action={
            <LinkButton
              href={material.url}
              variant="primary"
              iconEnd={ArrowSquareOutIcon}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t({
                message: 'Open page',
                context: 'lesson',
                comment: 'Button: a page elsewhere, in a new tab',
              })}
            </LinkButton>
          }
        />
      );
    case 'exam':
      return <ExamCard material={material} />;
    case 'survey':
      return <SurveyCard material={material} />;
    case 'live':
      return <LiveCard material={material} />;
  }
}

function ExamCard({ material }: { material: Extract<Material, { type: 'exam' }> }) {
  const { t } = useLingui();
  const { title, url, state } = material;
  if (title === null || url === null)
    return (
      <Card
        icon={ExamIcon}
        title={t`This exam is no longer available`}
        facts={t`Ask your teacher what to do instead.`}
      />
    );
  const facts = {
    notStarted: t({ message: 'Not started', context: 'lesson', comment: 'An exam' }),
    running: t({ message: 'In progress', context: 'lesson', comment: 'An exam' }),
    submitted: t({ message: 'Submitted', context: 'lesson', comment: 'An exam' }),
  }[state];
  const action = {
    notStarted: t({ message: 'Go to exam', context: 'lesson', comment: 'Button' }),
    running: t({ message: 'Continue exam', context: 'lesson', comment: 'Button' }),
    submitted: t({ message: 'View exam', context: 'lesson', comment: 'Button' }),
  }[state];
  return (
    <Card
      icon={ExamIcon}
      title={<UserText>{title}</UserText>}
      facts={facts}
      action={
        <LinkButton href={url} variant={state === 'submitted' ? 'secondary' : 'primary'}>
          {action}
        </LinkButton>
      }
    />
  );
}

function SurveyCard({
  material: { title, url, isDone },
}: {
  material: Extract<Material, { type: 'survey' }>;
}) {
  const { t } = useLingui();
  if (title === null || url === null)
    return (
      <Card
        icon={ListChecksIcon}
        title={t`This survey is not available`}
        facts={t`Ask your teacher what to do instead.`}
      />
    );
  return (
    <Card
      icon={ListChecksIcon}
      title={<UserText>{title}</UserText>}
      facts={
        isDone
          ? t({ message: 'Answered', context: 'lesson', comment: 'A survey' })
          : t({ message: 'Not answered yet', context: 'lesson', comment: 'A survey' })
      }
      action={
        <LinkButton href={url} variant={isDone ? 'secondary' : 'primary'}>
          {t({ message: 'Go to survey', context: 'lesson', comment: 'Button' })}
        </LinkButton>
      }
    />
  );
}

function LiveCard({ material }: { material: Extract<Material, { type: 'live' }> }) {
  const { t, i18n } = useLingui();
  const { title, url, startsAt, activityStatus } = material;
  if (title === null || url === null || startsAt === null || activityStatus === null)
    return (
      <Card
        icon={BroadcastIcon}
        title={t`This live session is not available`}
        facts={t`Ask your teacher what to do instead.`}
      />
    );
  return (
    <Card
      icon={BroadcastIcon}
      title={<UserText>{title}</UserText>}
      facts={
        <>
          {i18n._(STATUS_MESSAGES[activityStatus])} · <LocalTime instant={startsAt} />
        </>
      }
      action={
        <LinkButton href={url} variant={material.isDone ? 'secondary' : 'primary'}>
          {t({ message: 'Go to session', context: 'lesson', comment: 'Button: a live session' })}
        </LinkButton>
      }
    />
  );
}

/** What a file is, as people call it: PDF, ZIP. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';

/** A meeting as those see it who do not learn here. */
function AttendanceCard({
  material: { title, opensAt, closesAt },
}: {
  material: Extract<Material, { type: 'attendance' }>;
}) {
  const { t } = useLingui();
  if (title === null || opensAt === null || closesAt === null)
    return (
      <Card
        icon={CalendarCheckIcon}
        title={t`This meeting is not available`}
        facts={t`Ask your teacher what to do instead.`}
      />
    );
  return (
    <Card
      icon={CalendarCheckIcon}
      title={<UserText>{title}</UserText>}
      facts={
        <>
          <LocalTime instant={opensAt} /> – <LocalTime instant={closesAt} />
        </>
      }
    />
  );
}

function Card({
  icon,
  title,
  facts,
  action,
}: {
  icon: IconGlyph;
  title: ReactNode;
  facts: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Surface isBordered radius="lg" padding="5" className={styles.material}>
      <Icon as={icon} size="xl" />
      <span className={styles.materialMessages}>
        <Text as="span" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {facts}
        </Text>
      </span>
      {action ? <span className={styles.materialAction}>{action}</span> : null}
    </Surface>
  );
}
