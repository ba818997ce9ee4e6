import { useLingui } from '@lingui/react/macro';
import { assignmentWorkQuery } from '@stoa/api/assignment.queries';
import type { WorkFilter, WorkSheet } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Submissions } from '../../../shared/assignment/assignment-work.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { worksHref } from '../content/content-address.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { ASSIGNMENT_TITLE } from '../titles.ts';
import { GradeForm } from './grade-form.tsx';
import { workHref } from './grades-params.ts';
import { EXCUSED_MESSAGES, MISSING_MESSAGES, STATE_TONES, STATE_MESSAGES } from './grades-messages.ts';
import { TermsDialog } from './terms-dialog.tsx';

export interface WorkPageProps {
  schoolId: string;
  contentId: string;
  lessonId: string;
  personId: string;
  filter: WorkFilter;
}

/** What one learner handed in for an assignment, beside what is given for it. */
export function WorkPage({ schoolId, contentId, lessonId, personId, filter }: WorkPageProps) {
  useMessages('assignments');
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const query = useQuery({
    ...assignmentWorkQuery(api, { schoolId, lessonId, personId, filter, lang: language }),
    retry: false,
  });
  const sheet = query.data;
  const hrefOf = (other: string | null | undefined) =>
    other ? workHref(schoolId, contentId, lessonId, other, filter) : undefined;
  const previous = hrefOf(sheet?.previousId);
  const next = hrefOf(sheet?.nextId);
  return (
    <ManagePage
      title={sheet?.person.name ?? i18n._(ASSIGNMENT_TITLE)}
      text={sheet?.title ?? ''}
      actions={
        <>
          {previous ? (
            <LinkButton href={previous}>
              {t({ message: 'Previous learner', comment: 'Link: to the work of another learner' })}
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton href={next}>
              {t({ message: 'Next learner', comment: 'Link: to the work of another learner' })}
            </LinkButton>
          ) : null}
          <LinkButton variant="quiet" href={worksHref(schoolId, contentId, lessonId, { filter })}>
            {t({ message: 'All learners', comment: 'Link: back to the list of works' })}
          </LinkButton>
        </>
      }
    >
      <Loaded query={query} rows={8}>
        {(data) => (
          <Sheet schoolId={schoolId} sheet={data} nextHref={next} onReload={() => void query.refetch()} />
        )}
      </Loaded>
    </ManagePage>
  );
}

function Sheet({
  schoolId,
  sheet,
  nextHref,
  onReload,
}: {
  schoolId: string;
  sheet: WorkSheet;
  nextHref: string | undefined;
  onReload: () => void;
}) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isChangingTerms, setChangingTerms] = useState(false);
  const { work } = sheet;
  const refresh = () =>
    // The lists and the gradebook as well.
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && (path.includes('/works') || path.includes('/gradebook')),
    });
  return (
    <div className={manage.part}>
      <div className={manage.actions}>
        {work.isExcused ? (
          <Status tone="neutral">{i18n._(EXCUSED_MESSAGES)}</Status>
        ) : work.isMissing ? (
          <Status tone="danger">{i18n._(MISSING_MESSAGES)}</Status>
        ) : (
          <Status tone={STATE_TONES[work.state]}>{i18n._(STATE_MESSAGES[work.state])}</Status>
        )}
        <Button size="sm" variant="quiet" onPress={() => setChangingTerms(true)}>
          {t({ message: 'Extend or excuse', comment: 'Button: gives a learner longer for an assignment' })}
        </Button>
      </div>
      <FactList variant="tiles" facts={useFacts(sheet)} />
      {work.state === 'returned' && work.returnRemark ? (
        <Banner tone="info" title={t`Returned for revision`}>
          <UserText>{work.returnRemark}</UserText>
        </Banner>
      ) : null}
      {work.submissions.length > 0 ? (
        <Submissions submissions={work.submissions} />
      ) : (
        <Text tone="muted">{t`Nothing has been handed in.`}</Text>
      )}
      <GradeForm
        schoolId={schoolId}
        sheet={sheet}
        nextHref={nextHref}
        onSaved={() => void refresh()}
        onReload={onReload}
      />
      {isChangingTerms ? (
        <TermsDialog
          schoolId={schoolId}
          sheet={sheet}
          onSaved={() => {
            setChangingTerms(false);
            void refresh();
          }}
          onReload={onReload}
          onClose={() => setChangingTerms(false)}
        />
      ) : null}
    </div>
  );
}

function useFacts({ terms, work }: WorkSheet): Fact[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { grade } = work;
  const most = formatNumber(terms.points, language);
  const given = grade ? formatNumber(grade.points, language) : '';
  return [
    {
      id: 'due',
      label: t({ message: 'Due', context: 'lesson', comment: 'Until when an assignment is handed in' }),
      value: work.dueAt ? <LocalTime instant={work.dueAt} /> : t`No due date`,
    },
    {
      id: 'points',
      label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
      value: grade ? t({ message: `${given} / ${most}`, comment: 'Points, of how many' }) : most,
    },
    {
      id: 'attempts',
      label: t({ message: 'Attempts left', comment: 'How many times an assignment can be handed in' }),
      value: formatNumber(work.attemptsLeft, language),
    },
  ];
}
