import { Trans, useLingui } from '@lingui/react/macro';
import { surveyQuery } from '@stoa/api/survey.queries';
import type { Survey } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schoolHref, signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useAnswering } from '../../shared/auth/use-answering.ts';
import { cx } from '../../shared/cx.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, prose } from '../../shared/page.css.ts';
import { OwnAnswers } from './own-answers.tsx';
import { surveyPath } from './paths.ts';
import { SurveyHeader } from './survey-header.tsx';
import { SurveyForm } from './survey-form.tsx';
import { DENIAL_MESSAGES } from './survey-messages.ts';

/** A survey: its questions a page at a time, or why they cannot be answered. */
export function SurveyPage({ schoolId, surveyId }: { schoolId: string; surveyId: string }) {
  const lang = useLanguage();
  const viewerId = useAnswering();
  const { data: survey } = useSuspenseQuery(surveyQuery(useApi(), { schoolId, surveyId, lang }));
  return (
    <article className={cx(prose, padded)}>
      <Shown key={`${surveyId}.${viewerId ?? ''}`} survey={survey} viewerId={viewerId} />
    </article>
  );
}

function Shown({ survey, viewerId }: { survey: Survey; viewerId: string | undefined }) {
  const [first, setFirst] = useState(survey);
  // Who has begun goes on with what they began with, in the language that they read; what is answered is not taken away.
  if (!first.abilities.answer && survey.abilities.answer) setFirst(survey);
  const isSame = survey.abilities.answer && survey.version === first.version;
  return first.abilities.answer ? (
    <SurveyForm survey={isSame ? survey : first} viewerId={viewerId} />
  ) : (
    <Closed survey={survey} />
  );
}

function Closed({ survey }: { survey: Survey }) {
  const { t, i18n } = useLingui();
  const { reason } = survey.abilities;
  const opens = survey.opensAt ? <LocalTime instant={survey.opensAt} /> : null;
  const school = (
    <LinkButton href={schoolHref(survey.schoolId)}>
      {t({ message: 'Go to the school', comment: 'Button: to its first page' })}
    </LinkButton>
  );
  return (
    <>
      <SurveyHeader survey={survey} />
      <EmptyState
        kind="locked"
        headingLevel={2}
        title={reason ? i18n._(DENIAL_MESSAGES[reason]) : ''}
        action={
          reason === 'SIGN_IN' ? (
            <LinkButton variant="primary" href={signInHref(surveyPath(survey.schoolId, survey.id))}>
              {t`Sign in`}
            </LinkButton>
          ) : (
            school
          )
        }
      >
        {reason === 'NOT_OPEN' && opens ? <Trans>It opens on {opens}.</Trans> : null}
      </EmptyState>
      {reason === 'ANSWERED' && !survey.anonymous ? (
        <OwnAnswers schoolId={survey.schoolId} surveyId={survey.id} />
      ) : null}
    </>
  );
}
