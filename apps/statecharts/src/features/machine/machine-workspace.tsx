import { useLingui } from '@lingui/react/macro';
import { Heading } from '@stoa/ui/heading';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Spinner } from '@stoa/ui/spinner';
import { Switch } from '@stoa/ui/switch';
import { Tabs } from '@stoa/ui/tabs';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { code } from '../../shared/panel.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { storedCoverage } from '../tried/kept-coverage.ts';
import { SimulationPanel } from '../simulation/simulation-panel.tsx';
import type { OpenedLink } from '../traces/open-link.ts';
import { LinkReport } from '../traces/link-report.tsx';
import { hasDecisions } from '../decisions/has-decisions.ts';
import { DrawnChart } from './drawn-chart.tsx';
import * as styles from './machine.css.ts';
import { useMarks } from './use-marks.ts';
import { afterTheStep, useSimulation } from './simulation.tsx';
import { useWorkbench } from './workbench.tsx';

const Outline = lazy(async () => ({ default: (await import('../outline/outline.tsx')).Outline }));
const StateTable = lazy(async () => ({ default: (await import('../outline/state-table.tsx')).StateTable }));
const DetailsPanel = lazy(async () => ({
  default: (await import('../details/details-panel.tsx')).DetailsPanel,
}));
const TracesPanel = lazy(async () => ({ default: (await import('../traces/traces-panel.tsx')).TracesPanel }));
const PathsPanel = lazy(async () => ({ default: (await import('../paths/paths-panel.tsx')).PathsPanel }));
const ExportPanel = lazy(async () => ({
  default: (await import('../exports/export-panel.tsx')).ExportPanel,
}));
const DecisionsPanel = lazy(async () => ({
  default: (await import('../decisions/decisions-panel.tsx')).DecisionsPanel,
}));

type View = 'chart' | 'outline' | 'table';

/** The page of one machine: the chart and its twins, and beside it everything that can be done with it. */
export function MachineWorkspace({ link }: { link: OpenedLink | null }) {
  const { t } = useLingui();
  const { machine, names, isTechnical, setTechnical, selected } = useWorkbench();
  const [view, setView] = useState<View>('chart');
  const [tab, setTab] = useState(selected === null ? 'simulate' : 'details');
  const [showsCoverage, setShowsCoverage] = useState(false);
  const name = sentence(names.machine());
  useTitle(name);

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <Heading level={1} size="lg">
              {name}
            </Heading>
            <span className={code} translate="no">
              {machine.id}
            </span>
          </div>
          <p className={styles.purpose}>{machine.summary.purpose}</p>
        </div>
        <div className={styles.controls}>
          <Switch isSelected={isTechnical} onChange={setTechnical}>
            {t({
              message: 'Names in the code',
              comment: 'Switch: shows technical names instead of translated ones',
            })}
          </Switch>
          <Switch isSelected={showsCoverage} onChange={setShowsCoverage}>
            {t({ message: 'Coverage', comment: 'Switch: colours what has been tried and what has not' })}
          </Switch>
          <SegmentedControl<View>
            label={t({ message: 'View', comment: 'How a state machine is shown: chart, outline or table' })}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t({ message: 'Chart', comment: 'A state machine as a drawing' }) },
              { value: 'outline', label: t({ message: 'Outline', comment: 'A state machine as a tree' }) },
              { value: 'table', label: t({ message: 'Table', comment: 'A state machine as a table' }) },
            ]}
          />
        </div>
      </div>
      <section className={styles.view} aria-label={t`The machine`}>
        <Machine view={view} showsCoverage={showsCoverage} />
      </section>
      <section className={styles.side} aria-label={t`Tools`}>
        <LinkReport link={link} />
        <Tabs
          label={t`Tools`}
          selectedId={tab}
          onSelect={setTab}
          items={[
            {
              id: 'simulate',
              label: t({ message: 'Try out', comment: 'Tab: simulate a state machine' }),
              content: panel(<SimulationPanel />),
            },
            { id: 'details', label: t`Details`, content: panel(<DetailsPanel />) },
            {
              id: 'traces',
              label: t({ message: 'Traces', comment: 'Tab: recordings of what happened in a state machine' }),
              content: panel(<TracesPanel />),
            },
            {
              id: 'paths',
              label: t({
                message: 'Paths',
                comment: 'Tab: ways through a state machine, and what was tried',
              }),
              content: panel(<PathsPanel />),
            },
            ...(hasDecisions(machine.id)
              ? [
                  {
                    id: 'rules',
                    label: t({ message: 'Rules', comment: 'Tab: a decision table' }),
                    content: panel(<DecisionsPanel />),
                  },
                ]
              : []),
            { id: 'export', label: t`Export`, content: panel(<ExportPanel />) },
          ]}
        />
      </section>
      <WhereItIs />
    </div>
  );

  function panel(content: ReactNode) {
    return (
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        <div className={styles.panel}>{content}</div>
      </Suspense>
    );
  }
}

/** The machine in one of its three shapes, with what is on and what is possible now. */
function Machine({ view, showsCoverage }: { view: View; showsCoverage: boolean }) {
  const { t } = useLingui();
  const { machine } = useWorkbench();
  const marks = useMarks(
    showsCoverage ? new Set(Object.keys(storedCoverage(machine.chart).transitions)) : null,
  );
  return (
    <>
      {view === 'chart' ? <DrawnChart marks={marks} /> : null}
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        {view === 'outline' ? <Outline enabled={marks.enabled} onTake={marks.take} /> : null}
        {view === 'table' ? <StateTable enabled={marks.enabled} taken={marks.taken} /> : null}
      </Suspense>
    </>
  );
}

/** Says it to those who do not see it. */
const WhereItIs = afterTheStep(function WhereItIs() {
  const { t } = useLingui();
  const { machine, names } = useWorkbench();
  const { state } = useSimulation();
  const leaves = (state?.world.actors[0]?.machine?.active ?? [])
    .filter((id) => (machine.index.states.get(id)?.children.length ?? 0) === 0)
    .map((id) => names.state(id))
    .join(', ');
  return <VisuallyHidden role="status">{leaves === '' ? '' : t`Now: ${leaves}`}</VisuallyHidden>;
});
