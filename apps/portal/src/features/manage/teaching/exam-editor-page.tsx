import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { managedExamQuery, schoolNetworksQuery } from '@stoa/api/exam-bank.queries';
import type { ManagedExam, SchoolNetworks } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import type { ExamDraft } from '@stoa/machines/teaching-editor';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { EditorLayout } from '../editor-layout.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { DrawnQuestions } from './drawn-questions.tsx';
import { ExamFields } from './exam-fields.tsx';
import { ExamSections } from './exam-sections.tsx';
import { examDraft, newExam } from './exam-form.ts';
import {
  boardHref,
  examCertificatesHref,
  examHref,
  examsHref,
  gradingHref,
  NEW,
  previewHref,
  ticketsHref,
} from './teaching-address.ts';
import { useTeachingEditor } from './use-teaching-editor.ts';

/** An exam: its questions, and how it is taken. */
export function ExamEditorPage({ schoolId, examId }: { schoolId: string; examId: string }) {
  useMessages('teaching');
  const { t } = useLingui();
  const isNew = examId === NEW;
  return (
    <ManagePage
      title={isNew ? t`New exam` : t`Edit exam`}
      text={t`Changes count for attempts that begin afterwards.`}
      actions={
        <>
          {isNew ? null : (
            <>
              <LinkButton href={boardHref(schoolId, examId)}>
                {t({
                  message: 'Live progress',
                  comment: 'Title of the page that shows who takes an exam right now',
                })}
              </LinkButton>
              <LinkButton href={gradingHref(schoolId, examId)}>
                {t({ message: 'Grade', comment: 'Button: gives points to attempts' })}
              </LinkButton>
              <LinkButton href={ticketsHref(schoolId, examId)}>
                {t({ message: 'Tickets', comment: 'Title of the page with the tickets of an exam' })}
              </LinkButton>
              <LinkButton href={examCertificatesHref(schoolId, examId)}>
                {t({ message: 'Certificates', comment: 'Title of pages: for finished classes' })}
              </LinkButton>
              <LinkButton icon={EyeIcon} href={previewHref(schoolId, examId)}>
                {t({ message: 'Preview', comment: 'Heading: how it will look' })}
              </LinkButton>
            </>
          )}
          <LinkButton href={examsHref(schoolId)}>{t`Back to the exams`}</LinkButton>
        </>
      }
    >
      {isNew ? (
        <Editor schoolId={schoolId} draft={newExam()} />
      ) : (
        <Stored schoolId={schoolId} examId={examId} />
      )}
    </ManagePage>
  );
}

/** Until they are there; ranges can be typed meanwhile. */
const NO_NETWORKS: SchoolNetworks['items'] = [];

function Stored({ schoolId, examId }: { schoolId: string; examId: string }) {
  const query = useQuery({
    ...managedExamQuery(useApi(), { schoolId, examId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} rows={8}>
      {(exam) => <Editor schoolId={schoolId} draft={examDraft(exam)} exam={exam} />}
    </Loaded>
  );
}

function Editor({
  schoolId,
  draft: first,
  exam,
}: {
  schoolId: string;
  draft: ExamDraft;
  exam?: ManagedExam | undefined;
}) {
  const { t } = useLingui();
  const known = useQuery(schoolNetworksQuery(useApi(), { schoolId, lang: useLanguage() }));
  const networks = known.data?.items ?? NO_NETWORKS;
  const { actor, draft, change, problems } = useTeachingEditor(schoolId, first, (id) =>
    examHref(schoolId, id),
  );
  return (
    <EditorLayout actor={actor} className={cx(styles.part, styles.narrow)}>
      <div className={cx(styles.part, styles.sections)}>
        {exam && exam.attemptCount > 0 ? (
          <Banner tone="info">
            {t`Learners have begun this exam. What they began with stays as it was.`}
          </Banner>
        ) : null}
        <ExamFields
          networks={networks}
          draft={draft}
          problems={problems}
          onChange={change}
          questions={
            <>
              <ExamSections draft={draft} problems={problems} onChange={change} />
              <AskedQuestions schoolId={schoolId} draft={draft} problems={problems} onChange={change} />
              <DrawnQuestions schoolId={schoolId} draft={draft} onChange={change} />
            </>
          }
        />
      </div>
    </EditorLayout>
  );
}
