import { useLingui } from '@lingui/react/macro';
import { Fold } from '../../shared/fold.tsx';
import { afterTheStep, useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { ActorCards } from './actor-cards.tsx';
import { Clock } from './clock.tsx';
import { ContextEditor } from './context-editor.tsx';
import { EventList } from './event-list.tsx';
import { GuardList } from './guard-list.tsx';
import { Position } from './position.tsx';
import { StartForm } from './start-form.tsx';
import { StepView } from './step-view.tsx';
import { StepProblem } from './step-problem.tsx';
import { TimeTravel } from './time-travel.tsx';

/** Everything that can happen to the machine from outside, and what then happened inside. */
export function SimulationPanel() {
  const { t } = useLingui();
  const { state } = useSimulation();
  return (
    <>
      <StepProblem />
      {state ? (
        <>
          <Position />
          <Fold title={t`Events`} isOpen>
            <EventList />
          </Fold>
        </>
      ) : null}
      <Consequences />
    </>
  );
}

/** What came of the steps so far, and all that can be done about it. */
const Consequences = afterTheStep(function Consequences() {
  const { t, i18n } = useLingui();
  const { machine } = useWorkbench();
  const { state } = useSimulation();
  const node = state?.nodes.get(state.current);
  const guards = Object.values(state?.guards ?? {}).filter((mode) => mode !== 'real').length;
  return (
    <>
      {state ? (
        <>
          <Fold
            title={t({
              message: 'Running effects',
              comment: 'Calls and other things outside that a state machine has started',
            })}
            isOpen
          >
            <ActorCards />
          </Fold>
          <Fold title={t`Clock`} isOpen={state.world.delays.length > 0}>
            <Clock />
          </Fold>
          {node ? (
            <Fold
              title={t({
                message: 'What just happened',
                comment: 'Heading over the latest step of a simulation',
              })}
              isOpen
            >
              <StepView node={node} />
            </Fold>
          ) : null}
          <Fold
            title={t({
              message: 'Time travel',
              comment: 'Heading: going back to an earlier step of a simulation',
            })}
            note={i18n.number(state.nodes.size)}
            isOpen
          >
            <TimeTravel />
          </Fold>
          <Fold title={t({ message: 'Context', comment: 'The data that a state machine holds' })}>
            <ContextEditor key={state.current} />
          </Fold>
          {machine.chart.guards.length > 0 ? (
            <Fold
              title={t({ message: 'Guards', comment: 'Conditions of a state machine' })}
              note={guards > 0 ? i18n.number(guards) : undefined}
            >
              <GuardList />
            </Fold>
          ) : null}
        </>
      ) : null}
      <Fold
        title={t({
          message: 'Start differently',
          comment: 'Heading: starting a simulation with other data, or in another state',
        })}
        isOpen={state === null}
      >
        <StartForm />
      </Fold>
    </>
  );
});
