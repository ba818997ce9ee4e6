import { useLingui } from '@lingui/react/macro';
import { examPreviewQuery } from '@stoa/api/exam-bank.queries';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { ExamPreview } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { bySection } from '../../../shared/exam/by-section.ts';
import { SectionIntro } from '../../../shared/exam/section-intro.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { useLightPrint } from '../../../shared/use-light-print.ts';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PREVIEW_TITLE } from '../titles.ts';
import { PaperHeader, PaperQuestion } from './exam-paper.tsx';
import { PreviewPages } from './preview-pages.tsx';
import { examHref } from './teaching-address.ts';

interface PreviewPageProps {
  schoolId: string;
  examId: string;
  /** Shown as it is printed, not to be tried out. */
  isPaper: boolean;
}

/** An exam as learners see it, in the browser or on paper. Nothing is stored. */
export function PreviewPage({ schoolId, examId, isPaper }: PreviewPageProps) {
  useMessages('teaching');
  // Texts of the fields for answers.
  useMessages('exam');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  useLightPrint();
  const query = useQuery(examPreviewQuery(useApi(), { schoolId, examId, lang: language }));
  return (
    <ManagePage
      title={i18n._(PREVIEW_TITLE)}
      text={
        isPaper
          ? t`This is how the exam is printed.`
          : t`This is what learners see. Try it out: answers are not stored.`
      }
      actions={
        <>
          {isPaper ? (
            <Button variant="primary" icon={PrinterIcon} onPress={() => window.print()}>
              {t({
                message: 'Print or save as PDF',
                comment: 'Button: opens the print dialog of the browser',
              })}
            </Button>
          ) : null}
          <LinkButton href={examHref(schoolId, examId)}>{t`Back to the exam`}</LinkButton>
        </>
      }
      isPaper={isPaper}
      tabs={
        <SegmentedControl
          label={t({
            message: 'Show',
            context: 'exam preview',
            comment: 'Label of a choice: on screen or on paper',
          })}
          value={isPaper ? 'paper' : 'screen'}
          onChange={(view) =>
            void navigate({
              to: '/manage/$schoolId/exams/$examId/preview',
              params: { schoolId, examId },
              search: view === 'paper' ? { view } : {},
              replace: true,
              resetScroll: false,
            })
          }
          segments={[
            {
              value: 'screen',
              label: t({
                message: 'On screen',
                context: 'exam preview',
                comment: 'An exam, to be tried out',
              }),
            },
            {
              value: 'paper',
              label: t({
                message: 'On paper',
                context: 'exam preview',
                comment: 'An exam, as it is printed',
              }),
            },
          ]}
        />
      }
    >
      <Loaded query={query} rows={6}>
        {(exam) => (
          <div className={cx(styles.part, styles.narrow)}>
            <Heading level={2} size="xl" lang={exam.lang === language ? undefined : toTag(exam.lang)}>
              <UserText>{exam.title}</UserText>
            </Heading>
            {exam.questions.length === 0 ? (
              <EmptyState headingLevel={3} title={t`This exam has no questions yet`} />
            ) : isPaper ? (
              <Paper exam={exam} />
            ) : (
              <PreviewPages exam={exam} />
            )}
          </div>
        )}
      </Loaded>
    </ManagePage>
  );
}

function Paper({ exam: { questions, sections, minutes, maxScore } }: { exam: ExamPreview }) {
  return (
    <>
      <PaperHeader minutes={minutes} maxScore={maxScore} />
      {bySection(questions, sections, (question) => question).map(({ id, section, entries }) => (
        <div key={id} className={styles.part}>
          {section ? <SectionIntro section={section} level={3} /> : null}
          {entries.map(({ entry, index }) => (
            <PaperQuestion key={entry.id} question={entry} position={index + 1} level={section ? 4 : 3} />
          ))}
        </div>
      ))}
    </>
  );
}
