import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { ProgressBar } from '@stoa/ui/progress';
import { useRef, useState, useSyncExternalStore } from 'react';
import { coveragesIn, mergeFiles, readCoverage, writeCoverage } from '../../engine/paths/coverage-file.ts';
import { mergeCoverage, reportOf } from '../../engine/paths/coverage.ts';
import type { Coverage, CoverageFile, CoverageShare } from '../../engine/paths/paths.types.ts';
import { Choice } from '../../shared/choice.tsx';
import { list, row, small, stack } from '../../shared/panel.css.ts';
import { saveFile } from '../../../../portal/src/shared/save-file.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { useWalk } from '../paths/use-walk.ts';
import { useTransitionMessages } from '../outline/transition-messages.ts';
import {
  clearCoverage,
  setCoverage,
  storedCoverage,
  storedVersion,
  subscribeStored,
} from './kept-coverage.ts';

const SHOWN = 12;
type By = 'hand' | 'tests' | 'both';

const measured = import.meta.glob<{ default: CoverageFile }>('../../measured/*.gen.json');

/** What automatic walks and tests in a browser go through, as it was measured last. */
const loadMeasured = async (): Promise<CoverageFile> =>
  mergeFiles((await Promise.all(Object.values(measured).map((load) => load()))).map((file) => file.default));

/** What of the machine was gone through: by hand, by files of test runs, by automatic walks. What is left can be walked to. */
export function CoverageView() {
  const { t, i18n } = useLingui();
  const { machine } = useWorkbench();
  const { chart, id } = machine;
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [by, setBy] = useState<By>('hand');
  const [unit, setUnit] = useState<readonly Coverage[]>([]);
  // A walk or a step elsewhere adds to it while this is shown.
  useSyncExternalStore(subscribeStored, storedVersion);
  const kept = storedCoverage(chart);
  const report = reportOf(
    chart,
    mergeCoverage(chart, by === 'hand' ? [kept] : by === 'tests' ? unit : [kept, ...unit]),
  );
  const choose = (next: By) => {
    setBy(next);
    if (next !== 'hand' && unit.length === 0)
      void loadMeasured().then((file) => setUnit(coveragesIn(file, id)));
  };
  const open = async (file: File) => {
    const read = readCoverage(await file.text());
    if (!read.ok) return setProblem(read.problem.message);
    const found = coveragesIn(read.value, id);
    setProblem(found.length === 0 ? t`The file says nothing about this machine.` : null);
    if (found.length > 0) setCoverage(chart, mergeCoverage(chart, found));
    setChanges(changes + 1);
  };
  const bar = (key: string, label: string, { covered, of }: CoverageShare) => {
    const done = i18n.number(covered);
    const all = i18n.number(of);
    return of === 0 ? null : (
      <ProgressBar
        key={key}
        size="sm"
        label={label}
        value={covered / of}
        text={t`${label}: ${done} of ${all}`}
      />
    );
  };
  return (
    <div className={stack} key={changes}>
      <Choice
        label={t({ message: 'Tried by', comment: 'Choice of whose runs count as coverage' })}
        value={by}
        choices={[
          { value: 'hand', label: t({ message: 'hand, in this browser', comment: 'Tried by hand' }) },
          {
            value: 'tests',
            label: t({
              message: 'automatic walks',
              comment: 'Tried by a walk through the machine and by tests in a browser',
            }),
          },
          { value: 'both', label: t({ message: 'both', comment: 'Tried by hand or by automatic walks' }) },
        ]}
        onChange={choose}
      />
      {bar('states', t`States`, report.states)}
      {bar('transitions', t`Transitions`, report.transitions)}
      {bar(
        'guards',
        t({ message: 'Outcomes of guards', comment: 'Guards are conditions; each can say yes or no' }),
        report.guards,
      )}
      {problem === null ? null : (
        <Banner
          tone="danger"
          announce="polite"
          title={t`The file could not be used`}
          onDismiss={() => setProblem(null)}
        >
          <bdi>{problem}</bdi>
        </Banner>
      )}
      <Left missing={report.transitions.missing} />
      <div className={row}>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t`A file of coverage`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void open(file);
          }}
        />
        <Button size="sm" onPress={() => input.current?.click()}>{t`Add a run from a file`}</Button>
        <Button
          size="sm"
          onPress={() =>
            saveFile(
              `${id}.coverage.json`,
              writeCoverage({
                format: 'stoa-coverage',
                version: 1,
                runs: [{ source: 'manual', machines: { [id]: kept } }],
              }),
              'application/json',
            )
          }
        >
          {t({ message: 'Save as a file', comment: 'Saves what was tried of a state machine' })}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            clearCoverage(chart);
            setChanges(changes + 1);
          }}
        >
          {t({ message: 'Forget', comment: 'Forgets what was tried of a state machine' })}
        </Button>
      </div>
    </div>
  );
}

function Left({ missing }: { missing: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { machine, select } = useWorkbench();
  const say = useTransitionMessages();
  const { walk, isWalking } = useWalk();
  const [shown, setShown] = useState(SHOWN);
  if (missing.length === 0) return <span className={small}>{t`Every transition was taken.`}</span>;
  const rest = i18n.number(missing.length - shown);
  return (
    <div className={stack}>
      <ul role="list" className={list} aria-label={t`Transitions that are left`}>
        {missing.slice(0, shown).map((id) => {
          const transition = machine.index.transitions.get(id);
          if (!transition) return null;
          const source = say.stateName(transition.source);
          const sentenceOf = sentence(say.transition(transition));
          return (
            <li key={id} className={row}>
              <Button size="sm" variant="quiet" onPress={() => select(id)}>
                {t({ message: `${source}: ${sentenceOf}`, comment: 'A state, and a step out of it' })}
              </Button>
              <Button
                size="sm"
                isDisabled={isWalking}
                aria-label={t`Walk me to: ${sentenceOf}`}
                onPress={() => void walk({ transition: id })}
              >
                {t({
                  message: 'Walk me there',
                  comment: 'Button: finds a way to this place of a state machine and goes it',
                })}
              </Button>
            </li>
          );
        })}
      </ul>
      {missing.length > shown ? (
        <div>
          <Button size="sm" variant="quiet" onPress={() => setShown(missing.length)}>
            {t`Show ${rest} more`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
