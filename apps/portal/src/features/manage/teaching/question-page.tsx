import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { bankQuestionQuery } from '@stoa/api/exam-bank.queries';
import type { BankQuestion } from '@stoa/api/schema';
import type { QuestionDraft } from '@stoa/machines/teaching-editor';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { EditorLayout } from '../editor-layout.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { cx } from '../../../shared/cx.ts';
import { KIND_EDITORS } from './kinds/registry.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionVersions } from './question-versions.tsx';
import { QuestionStatisticsSection } from './question-statistics.tsx';
import { TryQuestion } from './try-question.tsx';
import { contentDraft, copyOf, newQuestion, questionDraft } from './question-form.ts';
import { examHref, NEW, questionHref, questionsHref } from './teaching-address.ts';
import { Regrade } from './regrade.tsx';
import { useTeachingEditor } from './use-teaching-editor.ts';

/** A question of the bank: written, changed, and where it is used. */
export function QuestionPage({
  schoolId,
  questionId,
  copy,
}: {
  schoolId: string;
  questionId: string;
  copy: string | undefined;
}) {
  useMessages('teaching');
  const { t } = useLingui();
  const isNew = questionId === NEW;
  const shown = isNew ? copy : questionId;
  return (
    <ManagePage
      title={isNew ? t`New question` : t`Edit question`}
      text={t`Changes count for attempts that begin afterwards.`}
      actions={
        <>
          {isNew ? null : (
            <LinkButton icon={CopyIcon} href={questionHref(schoolId, NEW, questionId)}>
              {t({ message: 'Duplicate', comment: 'Button: makes another question like this one' })}
            </LinkButton>
          )}
          <LinkButton href={questionsHref(schoolId)}>{t`Back to the question bank`}</LinkButton>
        </>
      }
    >
      {shown === undefined ? (
        <Editor schoolId={schoolId} draft={newQuestion()} />
      ) : (
        <Stored schoolId={schoolId} questionId={shown} isNew={isNew} />
      )}
    </ManagePage>
  );
}

function Stored({ schoolId, questionId, isNew }: { schoolId: string; questionId: string; isNew: boolean }) {
  const query = useQuery({
    ...bankQuestionQuery(useApi(), { schoolId, questionId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} rows={6}>
      {(question) => (
        <Editor
          schoolId={schoolId}
          draft={isNew ? copyOf(question) : questionDraft(question)}
          question={isNew ? undefined : question}
        />
      )}
    </Loaded>
  );
}

function Editor({
  schoolId,
  draft: first,
  question,
}: {
  schoolId: string;
  draft: QuestionDraft;
  question?: BankQuestion | undefined;
}) {
  const { t } = useLingui();
  const { actor, draft, change, problems } = useTeachingEditor(schoolId, first, (id) =>
    questionHref(schoolId, id),
  );
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const version = useSelector(actor, ({ context }) => context.saved.version);
  return (
    <EditorLayout actor={actor} className={cx(styles.part, styles.narrow)}>
      <div className={cx(styles.part, styles.sections)}>
        {question?.isArchived ? (
          <Banner tone="info">{t`This question is archived. New exams cannot use it.`}</Banner>
        ) : null}
        <QuestionFields schoolId={schoolId} draft={draft} problems={problems} onChange={change} />
        {question ? <TryQuestion schoolId={schoolId} questionId={question.id} isUnsaved={isUnsaved} /> : null}
        {question ? (
          <QuestionVersions
            schoolId={schoolId}
            questionId={question.id}
            draft={draft}
            isUnsaved={isUnsaved}
            onRestore={(old) => {
              const { folder, tags, level } = draft;
              // Where it is kept stays.
              change({ ...contentDraft(old), folder, tags, level });
              actor.send({ type: 'settings.submitted' });
            }}
          />
        ) : null}
        {question ? <QuestionStatisticsSection schoolId={schoolId} questionId={question.id} /> : null}
        {question && !question.canDelete && !KIND_EDITORS[draft.type].isGradedByHand ? (
          <Regrade
            schoolId={schoolId}
            questionId={question.id}
            version={version}
            isUnsaved={isUnsaved}
            regrades={question.regrades ?? []}
          />
        ) : null}
        {question && question.exams.length > 0 ? <UsedIn schoolId={schoolId} question={question} /> : null}
      </div>
    </EditorLayout>
  );
}

function UsedIn({ schoolId, question: { exams } }: { schoolId: string; question: BankQuestion }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Used in', comment: 'Heading: exams that use a question' })} />
      <ul className={styles.list}>
        {exams.map(({ id, title }) => {
          const shown = textIn(title, language);
          return (
            <li key={id}>
              <Text as="span">
                <Link href={examHref(schoolId, id)}>
                  <UserText lang={shown.lang}>{shown.text}</UserText>
                </Link>
              </Text>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
