import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Status } from '@stoa/ui/status';
import { list, row } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { memo } from 'react';

/** Where the machine is, and the way back. */
export function Position() {
  const { t } = useLingui();
  const { machine, words } = useWorkbench();
  const { state } = useSimulation();
  const root = state?.world.actors[0];
  const node = state?.nodes.get(state.current);
  const leaves = (root?.machine?.active ?? []).flatMap((id) => {
    const found = machine.index.states.get(id);
    return found && found.children.length === 0 ? [found] : [];
  });
  return (
    <div className={list}>
      <div className={row}>
        {root?.status === 'done' ? (
          <Status tone="success">
            {t({ message: 'Ended', comment: 'The state machine has come to its end' })}
          </Status>
        ) : (
          <Status tone="live">{t({ message: 'Running', comment: 'The state machine runs' })}</Status>
        )}
        {leaves.map((leaf) => (
          <Badge key={leaf.id} tone="primary">
            {sentence(words.state(leaf))}
          </Badge>
        ))}
      </div>
      <Back hasBefore={typeof node?.parent === 'string'} />
    </div>
  );
}

/** With the same properties it is not drawn again at a step. */
const Back = memo(function Back({ hasBefore }: { hasBefore: boolean }) {
  const { t } = useLingui();
  const { machine, session, apply } = useWorkbench();
  const back = () => {
    const state = session.state();
    const before = state?.nodes.get(state.current)?.parent;
    if (before) session.goTo(before);
  };
  const restart = () => {
    const state = session.state();
    const first = state && session.pathTo(state.current)[0];
    apply(first ?? { kind: 'start', input: machine.details?.inputs[0].value });
  };
  return (
    <div className={row}>
      <Button size="sm" icon={ArrowUUpLeftIcon} mirrorIcon isDisabled={!hasBefore} onPress={back}>
        {t({ message: 'Step back', comment: 'Goes one step back in a simulation' })}
      </Button>
      <Button size="sm" icon={ArrowClockwiseIcon} onPress={restart}>
        {t({ message: 'Start again', comment: 'Starts a simulation from the beginning' })}
      </Button>
    </div>
  );
});
