import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { PageHeader } from '@stoa/ui/page-header';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useTitle } from '../../shared/use-title.ts';
import { ApplicationForm } from './application-form.tsx';
import * as styles from './new-school.css.ts';
import { KIND_TITLES, PROBLEM_MESSAGES } from './new-school-messages.ts';
import { SchoolForm } from './school-form.tsx';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

/** R45: the description of a new school, with an activation code where one is needed. */
export function CreatePage() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const kind = useNewSchoolState(({ context }) => context.kind);
  const hasTerms = useNewSchoolState(({ context }) => context.terms !== null);
  const isApplying = useNewSchoolState((snapshot) => snapshot.hasTag('applying'));
  const problem = useNewSchoolState(({ context }) => context.problem);
  const title = i18n._(KIND_TITLES[kind]);
  useTitle(title);
  if (isApplying) return <ApplicationForm />;
  return (
    <div className={styles.column}>
      <PageHeader
        title={title}
        text={t`You can change everything except the type later, including the name and design.`}
      />
      {hasTerms ? (
        <SchoolForm />
      ) : problem ? (
        <ErrorState
          headingLevel={2}
          title={t`The form could not be prepared`}
          next={i18n._(PROBLEM_MESSAGES[problem.code])}
          requestId={problem.requestId ? { label: t`Request ID`, id: problem.requestId } : undefined}
          actions={
            <>
              <Button onPress={() => actor.send({ type: 'terms.retried' })}>{t`Try again`}</Button>
              <Button variant="secondary" onPress={() => actor.send({ type: 'kind.reconsidered' })}>
                {t`Back`}
              </Button>
            </>
          }
        />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={5} />
        </SkeletonRegion>
      )}
    </div>
  );
}
