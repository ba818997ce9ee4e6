import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Status } from '@stoa/ui/status';
import { list, row } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-words.ts';
import { useWorkbench } from '../machine/workbench.tsx';

/** Where the machine is, and the way back. */
export function Position() {
  const { t } = useLingui();
  const { machine, state, words, session, apply } = useWorkbench();
  const root = state?.world.actors[0];
  const node = state?.nodes.get(state.current);
  const leaves = (root?.machine?.active ?? []).flatMap((id) => {
    const found = machine.index.states.get(id);
    return found && found.children.length === 0 ? [found] : [];
  });
  const restart = () => {
    const first = state && session.pathTo(state.current)[0];
    apply(first ?? { kind: 'start', input: machine.details?.inputs[0].value });
  };
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
      <div className={row}>
        <Button
          size="sm"
          icon={ArrowUUpLeftIcon}
          mirrorIcon
          isDisabled={!node?.parent}
          onPress={() => node?.parent && session.goTo(node.parent)}
        >
          {t({ message: 'Step back', comment: 'Goes one step back in a simulation' })}
        </Button>
        <Button size="sm" icon={ArrowClockwiseIcon} onPress={restart}>
          {t({ message: 'Start again', comment: 'Starts a simulation from the beginning' })}
        </Button>
      </div>
    </div>
  );
}
