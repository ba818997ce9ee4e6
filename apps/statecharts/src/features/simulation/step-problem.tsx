import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import type { ProblemCode } from '../../engine/simulation/simulation.types.ts';
import { shortJson } from '../../shared/json.ts';
import { code, row } from '../../shared/panel.css.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';

const PROBLEMS: Record<ProblemCode, MessageDescriptor> = {
  THREW: msg`The machine broke on this step`,
  ENDLESS: msg`The machine goes round in circles`,
  NO_SUCH_ACTOR: msg`This effect is not running`,
  ACTOR_NOT_ACTIVE: msg`This effect has already ended`,
  NO_SUCH_STATE: msg`The machine has no such state`,
  CONTEXT_REFUSED: msg`No state can have this context`,
  MACHINE_OVER: msg`The machine has ended`,
};

/** What could not be done, or what a guard asks. The simulation stands where it was. */
export function StepProblem() {
  const { t, i18n } = useLingui();
  const { answer, dismiss, names } = useWorkbench();
  const { state, problem } = useSimulation();
  const question = state?.question ?? null;
  if (question) {
    const guard = names.guard(question.guard.slice(question.guard.indexOf('/') + 1));
    const params = shortJson(question.params, 120);
    return (
      <Banner
        tone="warning"
        announce="assertive"
        title={t`${guard}: yes or no?`}
        onDismiss={dismiss}
        action={
          <span className={row}>
            <Button size="sm" variant="primary" onPress={() => answer(true)}>
              {t`Yes`}
            </Button>
            <Button size="sm" onPress={() => answer(false)}>
              {t`No`}
            </Button>
          </span>
        }
      >
        {question.real === null
          ? t`By itself the guard would throw.`
          : question.real
            ? t`By itself the guard would say yes.`
            : t`By itself the guard would say no.`}{' '}
        {question.params === undefined ? null : <span className={code}>{params}</span>}
      </Banner>
    );
  }
  if (!problem) return null;
  return (
    <Banner tone="danger" announce="assertive" title={i18n._(PROBLEMS[problem.code])} onDismiss={dismiss}>
      <bdi lang="en-US">{problem.message}</bdi> {t`The simulation stays where it was.`}
    </Banner>
  );
}
