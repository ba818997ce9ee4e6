import { useLingui } from '@lingui/react/macro';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
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
import { AssignmentOnDemand } from './assignment-on-demand.tsx';
import { LessonFoot } from './lesson-foot.tsx';
import { PdfOnDemand } from './pdf-on-demand.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { useLessonProgress } from './use-lesson-progress.ts';
import * as styles from './lesson.css.ts';

type Material = NonNullable<Lesson['material']>;

/** A lesson that is a document, a page elsewhere or an exam, with what its teacher says of it. */
export function MaterialLesson({
  detail,
  lesson,
  material,
}: {
  detail: ClassDetail;
  lesson: Lesson;
  material: Material;
}) {
  const { t } = useLingui();
  const progress = useLessonProgress({
    detail,
    lesson,
    onMove: () => undefined,
    onLeave: () => undefined,
  });
  const { isReady, isCompleted, canComplete } = progress;
  const isSubmitted = material.type === 'exam' && material.state === 'submitted';
  const complete = useEffectEvent(progress.complete);
  // The exam was handed in on its own page; here the lesson learns of it.
  useEffect(() => {
    if (isReady && isSubmitted && canComplete && !isCompleted) complete();
  }, [isReady, isSubmitted, canComplete, isCompleted]);
  return (
    <>
      <LessonNotices progress={progress} />
      {lesson.body ? (
        <div className={styles.text}>
          <RichText document={lesson.body} />
        </div>
      ) : null}
      {material.type !== 'assignment' ? (
        <MaterialCard material={material} />
      ) : progress.canComplete ? (
        <AssignmentOnDemand
          schoolId={detail.schoolId}
          lessonId={lesson.id}
          terms={material}
          // The server has it done by then; the outline learns of it.
          onHandedIn={progress.complete}
        />
      ) : null}
      <LessonFoot
        detail={detail}
        lesson={lesson}
        progress={progress}
        completedBy={
          material.type === 'exam'
            ? t`Submit the exam to complete this lesson.`
            : material.type === 'assignment'
              ? t`Hand in the assignment to complete this lesson.`
              : undefined
        }
      />
    </>
  );
}

function MaterialCard({ material }: { material: Exclude<Material, { type: 'assignment' }> }) {
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
      <span className={styles.materialWords}>
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
