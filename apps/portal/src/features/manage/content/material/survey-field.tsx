import { useLingui } from '@lingui/react/macro';
import { managedSurveysQuery } from '@stoa/api/survey.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Select, SelectItem } from '@stoa/ui/select';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../../app/links.ts';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Loaded } from '../../../../shared/loaded.tsx';
import { textIn } from '../../texts.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';

/** So many are to choose from, the newest first. */
const LISTED = 100;

/** The survey of a lesson. */
export function SurveyField({ schoolId, material, onChange }: MaterialFieldsProps<'survey'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(managedSurveysQuery(useApi(), { schoolId, pageSize: LISTED, lang: language }));
  return (
    <Loaded query={query} rows={1}>
      {({ items }) =>
        items.length === 0 && !material ? (
          <EmptyState
            title={t`There are no surveys yet`}
            headingLevel={2}
            action={
              <LinkButton href={hrefTo({ to: '/manage/$schoolId/surveys', params: { schoolId } })}>
                {t({ message: 'Go to surveys', context: 'authoring', comment: 'Button' })}
              </LinkButton>
            }
          />
        ) : (
          <Select
            label={t({ message: 'Survey', context: 'authoring', comment: 'Kind of a lesson' })}
            description={t`Learners complete this lesson by answering the survey.`}
            value={material?.surveyId ?? null}
            onChange={(surveyId) =>
              onChange(surveyId === null ? null : { type: 'survey', surveyId: String(surveyId) })
            }
          >
            {items.map(({ id, title, status }) => (
              <SelectItem key={id} id={id}>
                {textIn(title, language).text || t`Untitled`}
                {status === 'draft'
                  ? ` · ${t({ message: 'Draft', context: 'authoring', comment: 'State of content' })}`
                  : ''}
              </SelectItem>
            ))}
            {material && !items.some(({ id }) => id === material.surveyId) ? (
              <SelectItem id={material.surveyId}>{t`Another survey`}</SelectItem>
            ) : null}
          </Select>
        )
      }
    </Loaded>
  );
}
