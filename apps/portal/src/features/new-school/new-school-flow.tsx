import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { StepIndicator, statesAround, type StepState } from '@stoa/ui/step-indicator';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { page, padded } from '../../shared/page.css.ts';
import * as styles from './new-school.css.ts';
import { NewSchoolContext, useNewSchoolActor, usePlace } from './use-new-school.ts';

/** Everything between the wish for a school and its first steps. What is typed stays while one goes back and forth. */
export function NewSchoolFlow() {
  const [run, setRun] = useState(0);
  return <NewSchoolRun key={run} onElsewhere={() => setRun((last) => last + 1)} />;
}

function NewSchoolRun({ onElsewhere }: { onElsewhere: () => void }) {
  const place = usePlace();
  const shared = useNewSchoolActor(place, onElsewhere);
  return (
    <NewSchoolContext value={shared}>
      <div className={cx(page, padded, styles.flow)}>
        <Steps />
        <Outlet />
      </div>
    </NewSchoolContext>
  );
}

const STEPS = ['select', 'create', 'creating', 'guide'] as const;
const STEP_MESSAGES = {
  select: msg({ message: 'Choose', comment: 'Step on the way to a new school' }),
  create: msg({ message: 'Describe', comment: 'Step on the way to a new school' }),
  creating: msg({ message: 'Set up', comment: 'Step on the way to a new school: done by the server' }),
  guide: msg({ message: 'First steps', comment: 'Step on the way to a new school' }),
};
const STATE_MESSAGES = {
  done: msg({ message: 'done', comment: 'State of a step, said after its name' }),
  current: msg({ message: 'you are here', comment: 'State of a step, said after its name' }),
  ahead: msg({ message: 'still to come', comment: 'State of a step, said after its name' }),
  failed: msg({ message: 'failed', comment: 'State of a step, said after its name' }),
} satisfies Record<StepState, unknown>;

function Steps() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { step } = usePlace();
  const current = step === 'success' ? STEPS.indexOf('guide') : STEPS.indexOf(step);
  const states = statesAround(STEPS.length, current);
  return (
    <StepIndicator
      label={t`Steps to your own school`}
      steps={STEPS.map((id, index) => ({
        id,
        label: i18n._(STEP_MESSAGES[id]),
        state: states[index] ?? 'ahead',
      }))}
      stateLabel={(state) => i18n._(STATE_MESSAGES[state])}
      positionLabel={(position, count) => {
        const positionText = formatNumber(position, language);
        const countText = formatNumber(count, language);
        return t`Step ${positionText} of ${countText}`;
      }}
      formatNumber={(number) => formatNumber(number, language)}
    />
  );
}
