import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import { toBugReport } from '../../engine/trace/bug-report.ts';
import { encodeLink } from '../../engine/trace/deep-link.ts';
import { readTrace, traceOf } from '../../engine/trace/trace-file.ts';
import type { Trace } from '../../engine/trace/trace.types.ts';
import { machineHref } from '../../app/route.ts';
import { Fold } from '../../shared/fold.tsx';
import { card, grow, label, list, name as nameStyle, row, small, tight } from '../../shared/panel.css.ts';
import { useCopy } from '../../shared/use-copy.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { input as inputStyle } from '../simulation/simulation.css.ts';
import { setScenario, storedScenarios, removeScenario } from './kept-scenarios.ts';
import { LinkReport } from './link-report.tsx';
import { openTrace, type OpenedLink } from './open-link.ts';
import { sharedScenarios } from './shared-scenarios.ts';
import { TraceExports } from './trace-exports.tsx';

/** What was done so far as a recording: shared, kept, replayed. */
export function TracesPanel() {
  const { t, i18n } = useLingui();
  const { machine, session, setSession } = useWorkbench();
  const { state } = useSimulation();
  const copy = useCopy();
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const [, redraw] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const said = name.trim() || machine.id;
  const record = (): Trace =>
    traceOf(session, machine.chart, { name: said, recordedAt: new Date().toISOString() });
  const report = async () => {
    const trace = record();
    if (!state) return;
    const href = machineHref(machine.id, { trace: await encodeLink(trace) });
    const link = new URL(href, location.href).href;
    await copy(
      toBugReport({ chart: machine.chart, trace, world: state.world, link }),
      t`The bug report is copied`,
    );
  };
  const play = (trace: Trace) => {
    const link = openTrace(machine, trace);
    setOpened(link);
    if (link.session) setSession(link.session);
  };
  const openFile = async (chosen: File) => {
    const read = readTrace(await chosen.text());
    if (read.ok) play(read.value);
    else setOpened({ session: null, trace: null, warnings: [], problem: read.problem });
  };
  const [shared, setShared] = useState<readonly Trace[]>([]);
  useEffect(() => {
    let isLeft = false;
    void sharedScenarios(machine.id).then((found) => !isLeft && setShared(found));
    return () => {
      isLeft = true;
    };
  }, [machine.id]);
  const kept = storedScenarios(machine.id);
  const scenarios = [...shared, ...kept];
  const steps = i18n.number(state?.nodes.get(state.current)?.depth ?? 0);
  return (
    <>
      <LinkReport link={opened} />
      <Fold
        title={t({
          message: 'This recording',
          comment: 'Heading: everything that was done in the simulation so far',
        })}
        note={steps}
        isOpen
      >
        {state ? (
          <>
            <div className={tight}>
              <label htmlFor={id} className={label}>
                {t({ message: 'Name', comment: 'Name of a recording' })}
              </label>
              <input
                id={id}
                className={inputStyle}
                dir="auto"
                value={name}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
            <div className={row}>
              <Button size="sm" variant="primary" onPress={() => void report()}>
                {t`Copy as a bug report`}
              </Button>
              <Button
                size="sm"
                onPress={() => {
                  setScenario(record());
                  redraw((count) => count + 1);
                }}
              >
                {t({
                  message: 'Keep as a scenario',
                  comment: 'Keeps a recording in this browser under its name',
                })}
              </Button>
            </div>
            <TraceExports trace={record} />
          </>
        ) : (
          <span className={small}>{t`There is nothing to record yet.`}</span>
        )}
      </Fold>
      <Fold title={t`Replay`} isOpen>
        <div className={row}>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={t`A recording as a file`}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) void openFile(chosen);
            }}
          />
          <Button size="sm" onPress={() => file.current?.click()}>{t`Open a recording`}</Button>
        </div>
        {scenarios.length > 0 ? (
          <ul role="list" className={list} aria-label={t`Scenarios`}>
            {scenarios.map((scenario) => (
              <li key={scenario.name} className={card}>
                <div className={row}>
                  <span className={`${nameStyle} ${grow}`}>
                    <bdi>{scenario.name}</bdi>
                  </span>
                  <Button size="sm" onPress={() => play(scenario)}>
                    {t({ message: 'Replay', comment: 'Button: does again what was recorded' })}
                  </Button>
                  {kept.includes(scenario) ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      onPress={() => {
                        removeScenario(scenario);
                        redraw((count) => count + 1);
                      }}
                    >
                      {t`Remove`}
                    </Button>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <span className={small}>{t`Scenarios that are kept stand here.`}</span>
        )}
      </Fold>
    </>
  );
}
