import { useLingui } from '@lingui/react/macro';
import { useWorkbench } from '../machine/workbench.tsx';
import { MachineDetailsView } from './machine-details.tsx';
import { StateDetails } from './state-details.tsx';
import { TransitionDetails } from './transition-details.tsx';
import { Button } from '@stoa/ui/button';

/** What is selected in the chart, else the machine as a whole. */
export function DetailsPanel() {
  const { t } = useLingui();
  const { machine, selected, select } = useWorkbench();
  const state = machine.index.states.get(selected ?? '');
  const transition = machine.index.transitions.get(selected ?? '');
  if (!state && !transition) return <MachineDetailsView />;
  return (
    <>
      {state ? <StateDetails state={state} /> : null}
      {transition ? <TransitionDetails transition={transition} /> : null}
      <div>
        <Button size="sm" variant="quiet" onPress={() => select(null)}>
          {t`About the whole machine`}
        </Button>
      </div>
    </>
  );
}
