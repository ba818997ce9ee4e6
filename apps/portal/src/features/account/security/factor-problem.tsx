import { useLingui } from '@lingui/react/macro';
import type { SetupJob } from '@stoa/machines/second-factor-setup';
import { useSelector } from '@xstate/react';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { FACTOR_MESSAGES } from './security-messages.ts';
import type { SecondFactorActor } from './use-second-factor.ts';

/** Why one of these steps was refused, where it is the last thing that happened. */
export function FactorProblem({ actor, jobs }: { actor: SecondFactorActor; jobs: readonly SetupJob[] }) {
  const { i18n } = useLingui();
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const { job, problem } = useSelector(actor, ({ context }) => context);
  if (!isFailed || !problem || !job || !jobs.includes(job)) return null;
  return <FormProblem problem={problem} message={i18n._(FACTOR_MESSAGES[problem.code])} />;
}
