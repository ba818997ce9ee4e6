import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { differences } from '../../engine/simulation/differences.ts';
import type {
  ActionView,
  ActorStep,
  Microstep,
  TimelineNode,
} from '../../engine/simulation/simulation.types.ts';
import { shortJson } from '../../shared/json.ts';
import { card, cell, code, list, row, scroller, small, table, tight } from '../../shared/panel.css.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { useTransitionMessages } from '../outline/transition-messages.ts';
import * as styles from './simulation.css.ts';
import { focusable } from '../../shared/focusable.ts';

/** What one step did inside: every microstep with its transitions and actions, every guard, every change of the data. */
export function StepView({ node }: { node: TimelineNode }) {
  const { t } = useLingui();
  const { state } = useSimulation();
  const { record } = node;
  const before = state?.nodes.get(node.parent ?? '')?.world.actors[0]?.machine?.context;
  const after = node.world.actors[0]?.machine?.context;
  const changes = node.parent === null ? [] : differences(before, after);
  const isIdle = record.steps.every(({ microsteps }) =>
    microsteps.every(({ transitions, actions }) => transitions.length + actions.length === 0),
  );
  return (
    <>
      {record.warnings.map((warning) => (
        <span key={warning} className={small} lang="en-US">
          {warning}
        </span>
      ))}
      {isIdle && node.parent !== null ? <span className={small}>{t`Nothing moved.`}</span> : null}
      <ol role="list" className={styles.steps}>
        {record.steps.map((step, place) => (
          <Step key={`${place} ${step.actor} ${step.event.type}`} step={step} />
        ))}
      </ol>
      {record.guards.length > 0 ? (
        <ul role="list" className={list} aria-label={t`Guards that were asked`}>
          {record.guards.map(({ guard, outcome, mode }, place) => (
            <li key={`${place} ${guard}`} className={row}>
              <span className={code}>{guard}</span>
              <Badge tone={outcome ? 'success' : 'neutral'}>{outcome ? t`Yes` : t`No`}</Badge>
              {mode === 'real' ? null : (
                <Badge tone="warning">
                  {t({ message: 'forced', comment: 'The outcome of a guard was decided by the tester' })}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {record.emitted.length > 0 ? (
        <ul role="list" className={list} aria-label={t`Sent to the page`}>
          {record.emitted.map((event, place) => (
            <li key={`${place} ${event.type}`} className={code}>
              {shortJson(event, 120)}
            </li>
          ))}
        </ul>
      ) : null}
      {changes.length > 0 ? (
        <div className={scroller} role="region" aria-label={t`What changed in the context`} {...focusable}>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col" className={cell}>{t`Field`}</th>
                <th scope="col" className={cell}>
                  {t({ message: 'Before', comment: 'Column: the value before a step' })}
                </th>
                <th scope="col" className={cell}>
                  {t({ message: 'After', comment: 'Column: the value after a step' })}
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.path}>
                  <th scope="row" className={cell}>
                    <span className={code}>{change.path}</span>
                  </th>
                  <td className={cell}>
                    <span className={`${code} ${styles.removed}`}>{shortJson(change.before)}</span>
                  </td>
                  <td className={cell}>
                    <span className={`${code} ${styles.added}`}>{shortJson(change.after)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

function Step({ step }: { step: ActorStep }) {
  const from = step.from === 'outside' || step.from === 'clock' ? '' : step.from;
  return (
    <li className={card}>
      <div className={row}>
        <span className={code}>{[step.actor, step.event.type].filter(Boolean).join(': ')}</span>
        {from === '' ? null : <span className={small}>{from}</span>}
      </div>
      <ol role="list" className={styles.steps}>
        {step.microsteps.map((microstep, place) => (
          <Micro
            key={`${place} ${microstep.event.type}`}
            microstep={microstep}
            isOfRoot={step.actor === ''}
          />
        ))}
      </ol>
    </li>
  );
}

function Micro({ microstep, isOfRoot }: { microstep: Microstep; isOfRoot: boolean }) {
  const { machine } = useWorkbench();
  const say = useTransitionMessages();
  return (
    <li className={tight}>
      {microstep.transitions.map((id) => {
        const transition = isOfRoot ? machine.index.transitions.get(id) : undefined;
        return (
          <span key={id} className={small}>
            {transition ? say.transition(transition) : id}
          </span>
        );
      })}
      {microstep.actions.length > 0 ? (
        <span className={row}>
          {microstep.actions.map((action, place) => (
            <Action key={`${place} ${action.type}`} action={action} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

function Action({ action }: { action: ActionView }) {
  const event = action.event === null ? '' : ` ${action.event.type}`;
  return <Badge tone={action.isExternal ? 'accent' : 'neutral'}>{`${action.type}${event}`}</Badge>;
}
