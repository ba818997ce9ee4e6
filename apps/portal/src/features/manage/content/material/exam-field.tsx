import { useLingui } from '@lingui/react/macro';
import { managedExamsQuery } from '@stoa/api/exam-bank.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Select, SelectItem } from '@stoa/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Loaded } from '../../../../shared/loaded.tsx';
import { examsHref } from '../../teaching/teaching-address.ts';
import { textIn } from '../../texts.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';

/** So many are to choose from, the newest first. */
const LISTED = 100;

/** The exam of a lesson. */
export function ExamField({ schoolId, material, onChange }: MaterialFieldsProps<'exam'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(managedExamsQuery(useApi(), { schoolId, pageSize: LISTED, lang: language }));
  return (
    <Loaded query={query} rows={1}>
      {({ items }) =>
        items.length === 0 && !material ? (
          <EmptyState
            title={t`There are no exams yet`}
            headingLevel={2}
            action={
              <LinkButton href={examsHref(schoolId)}>
                {t({ message: 'Go to exams', context: 'authoring', comment: 'Button' })}
              </LinkButton>
            }
          />
        ) : (
          <Select
            label={t({ message: 'Exam', context: 'authoring', comment: 'Kind of a lesson' })}
            description={t`Learners complete this lesson by submitting the exam.`}
            value={material?.examId ?? null}
            onChange={(examId) => onChange(examId === null ? null : { type: 'exam', examId: String(examId) })}
          >
            {items.map(({ id, title, status }) => (
              <SelectItem key={id} id={id}>
                {textIn(title, language).text || t`Untitled`}
                {status === 'draft'
                  ? ` · ${t({ message: 'Draft', context: 'authoring', comment: 'State of content' })}`
                  : ''}
              </SelectItem>
            ))}
            {material && !items.some(({ id }) => id === material.examId) ? (
              <SelectItem id={material.examId}>{t`An older exam`}</SelectItem>
            ) : null}
          </Select>
        )
      }
    </Loaded>
  );
}
