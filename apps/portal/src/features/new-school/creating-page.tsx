import { useLingui } from '@lingui/react/macro';
import type { SchoolCreation } from '@stoa/machines/school-creation';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { PageHeader } from '@stoa/ui/page-header';
import { ProgressBar } from '@stoa/ui/progress';
import { StepIndicator, type StepState } from '@stoa/ui/step-indicator';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { useTitle } from '../../shared/use-title.ts';
import * as styles from './new-school.css.ts';
import { CREATING_TITLES, PROBLEM_MESSAGES, STEP_MESSAGES } from './new-school-messages.ts';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

const STATES: Record<SchoolCreation['steps'][number]['status'], StepState> = {
  waiting: 'ahead',
  running: 'current',
  done: 'done',
  failed: 'failed',
};

/** R46: how far the new school is, step by step. Who reloads or comes back later finds it as far as it is. */
export function CreatingPage() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const { creation, problem, kind } = useNewSchoolState(({ context }) => context);
  const isOffline = useNewSchoolState((snapshot) => snapshot.hasTag('offline'));
  const isStopped = useNewSchoolState((snapshot) => snapshot.hasTag('creationFailed'));
  const isLost = useNewSchoolState(
    (snapshot) => snapshot.hasTag('failed') && !snapshot.hasTag('creationFailed'),
  );
  const isBusy = useNewSchoolState((snapshot) => snapshot.hasTag('busy'));
  const title = i18n._(CREATING_TITLES[creation?.kind ?? kind]);
  useTitle(title);
  const retry = () => actor.send({ type: 'creation.retried' });
  return (
    <div className={styles.column}>
      <PageHeader title={title} text={t`This takes a few seconds. You can leave this page and come back.`} />
      {isOffline ? (
        <Banner tone="warning" announce="polite">
          {t`No connection. The work continues, and this page updates once you are back online.`}
        </Banner>
      ) : null}
      {isStopped ? (
        <Banner
          tone="danger"
          announce="assertive"
          title={t`It has stopped at a step`}
          action={
            <Button size="sm" isPending={isBusy} onPress={retry}>
              {t`Try again`}
            </Button>
          }
        >
          {t`What was set up is kept. If trying again does not help, give support the school ID.`}{' '}
          <bdi dir="ltr">{creation?.schoolId}</bdi>
        </Banner>
      ) : null}
      {isLost && problem ? (
        <Banner
          tone="danger"
          announce="assertive"
          title={t`The progress could not be loaded`}
          action={
            <>
              <Button size="sm" onPress={retry}>{t`Try again`}</Button>
              <LinkButton size="sm" variant="secondary" href="/">{t`Go to the start page`}</LinkButton>
            </>
          }
        >
          {i18n._(PROBLEM_MESSAGES[problem.code])}
        </Banner>
      ) : null}
      {creation ? <Advance creation={creation} /> : null}
    </div>
  );
}

function Advance({ creation }: { creation: SchoolCreation }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { steps } = creation;
  const done = steps.filter(({ status }) => status === 'done').length;
  const doneText = formatNumber(done, language);
  const totalText = formatNumber(steps.length, language);
  return (
    <>
      <ProgressBar
        label={t`Progress of the new school`}
        value={steps.length === 0 ? 0 : done / steps.length}
        text={t`${doneText} of ${totalText} steps are done`}
      />
      <StepIndicator
        label={t`What is set up`}
        orientation="vertical"
        steps={steps.map(({ key, status }) => ({
          id: key,
          label: i18n._(STEP_MESSAGES[key]),
          state: STATES[status],
        }))}
        stateLabel={(state) =>
          state === 'done'
            ? t({ message: 'done', comment: 'State of a step, said after its name' })
            : state === 'failed'
              ? t({ message: 'failed', comment: 'State of a step, said after its name' })
              : state === 'current'
                ? t({ message: 'under way', comment: 'State of a step, said after its name' })
                : t({ message: 'still to come', comment: 'State of a step, said after its name' })
        }
        positionLabel={(position, count) => {
          const positionText = formatNumber(position, language);
          const countText = formatNumber(count, language);
          return t`Step ${positionText} of ${countText}`;
        }}
        formatNumber={(number) => formatNumber(number, language)}
      />
    </>
  );
}
