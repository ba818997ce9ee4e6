import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { PageHeader } from '@stoa/ui/page-header';
import { ProgressBar } from '@stoa/ui/progress';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useEffect } from 'react';
import { schoolHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import type { FirstStepKey } from './first-steps.ts';
import { AgreementStep } from './agreement-step.tsx';
import { useGuideMessages } from './guide-messages.ts';
import * as styles from './new-school.css.ts';
import { PROBLEM_MESSAGES } from './new-school-messages.ts';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

/** R49: what to do first with a new school. Every tick is a fact that the server knows. */
export function GuidePage() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const { firstSteps, problem, schoolId } = useNewSchoolState(({ context }) => context);
  const isFailed = useNewSchoolState((snapshot) => snapshot.hasTag('failed'));
  const refresh = () => actor.send({ type: 'guide.refreshed' });
  // What was done in another tab shows when one comes back.
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'guide.refreshed' });
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [actor]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`First steps`}
        text={t`Complete these in any order. You can find this page again in your school’s management.`}
      />
      {firstSteps.length > 0 ? (
        <StepList
          schoolId={schoolId}
          steps={firstSteps as readonly { key: FirstStepKey; done: boolean }[]}
          onChanged={refresh}
        />
      ) : isFailed && problem ? (
        <ErrorState
          headingLevel={2}
          title={t`Your first steps could not be loaded`}
          next={i18n._(PROBLEM_MESSAGES[problem.code])}
          requestId={problem.requestId ? { label: t`Request ID`, id: problem.requestId } : undefined}
          actions={<Button onPress={refresh}>{t`Try again`}</Button>}
        />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      )}
      <div className={styles.buttons}>
        <LinkButton variant="primary" href={schoolHref(schoolId)}>{t`See the school`}</LinkButton>
      </div>
    </div>
  );
}

function StepList({
  schoolId,
  steps,
  onChanged,
}: {
  schoolId: string;
  steps: readonly { key: FirstStepKey; done: boolean }[];
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useGuideMessages(schoolId);
  const done = steps.filter((step) => step.done).length;
  const doneText = formatNumber(done, language);
  const totalText = formatNumber(steps.length, language);
  return (
    <>
      <ProgressBar
        label={t`Progress of the first steps`}
        value={done / steps.length}
        text={t`${plural(done, { one: `${doneText} of ${totalText} is done`, other: `${doneText} of ${totalText} are done` })}`}
      />
      <ul role="list" className={styles.steps}>
        {steps.map(({ key, done: isDone }) => {
          const { title, text, href, action } = words[key];
          return (
            <Surface key={key} as="li" isBordered radius="lg" padding="4" className={styles.step}>
              <Text as="span" tone={isDone ? 'success' : 'muted'}>
                <Icon
                  as={isDone ? CheckCircleIcon : CircleIcon}
                  size="xl"
                  weight={isDone ? 'fill' : 'regular'}
                  label={
                    isDone
                      ? t({ message: 'Done', comment: 'State of a step' })
                      : t({ message: 'To do', comment: 'State of a step' })
                  }
                />
              </Text>
              <div className={styles.stepMessages}>
                <Heading level={2} size="md">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </div>
              {key === 'agreement' ? (
                isDone ? null : (
                  <div className={styles.stepAction}>
                    <AgreementStep schoolId={schoolId} onSigned={onChanged} />
                  </div>
                )
              ) : href && action ? (
                <div className={styles.stepAction}>
                  <LinkButton variant={isDone ? 'quiet' : 'secondary'} href={href}>
                    {action}
                  </LinkButton>
                </div>
              ) : null}
            </Surface>
          );
        })}
      </ul>
    </>
  );
}
