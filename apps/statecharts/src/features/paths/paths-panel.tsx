import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useRef, useState } from 'react';
import type { Path } from '../../engine/paths/paths.types.ts';
import { traceOfPath } from '../../engine/trace/trace-file.ts';
import { Choice } from '../../shared/choice.tsx';
import { Fold } from '../../shared/fold.tsx';
import { card, list, row, small, stack } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { CoverageView } from '../tried/coverage-view.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { useStimulusMessages } from '../simulation/stimulus-messages.ts';
import { TraceExports } from '../traces/trace-exports.tsx';
import { findPaths, type PathAnswer } from './path-task.ts';

type Kind = 'shortest' | 'simple' | 'cover';
const SIMPLE_MAX = 50;

/** Ways through the machine, found by a search, and how much of it was tried. */
export function PathsPanel() {
  const { t, i18n } = useLingui();
  const { machine } = useWorkbench();
  const [kind, setKind] = useState<Kind>('cover');
  const [answer, setAnswer] = useState<PathAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = useRef<AbortController | null>(null);
  const find = async () => {
    search.current = new AbortController();
    const { signal } = search.current;
    setBusy(true);
    setFailure(null);
    try {
      const task = kind === 'simple' ? { kind, limit: SIMPLE_MAX } : { kind };
      setAnswer(await findPaths({ ...task, machine: machine.id }, signal));
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const count = answer?.paths.length ?? 0;
  const countText = i18n.number(count);
  const missing = answer?.missing.length ?? 0;
  const missingText = i18n.number(missing);
  return (
    <>
      <Fold
        title={t({
          message: 'Tried so far',
          comment: 'Heading: which parts of a state machine were gone through',
        })}
        isOpen
      >
        <CoverageView />
      </Fold>
      <Fold title={t`Find ways through`} isOpen>
        <Choice
          label={t({
            message: 'Which ways',
            comment: 'Choice of how paths through a state machine are searched',
          })}
          value={kind}
          choices={[
            { value: 'cover', label: t`As few as take every transition` },
            { value: 'shortest', label: t`The shortest to every state` },
            { value: 'simple', label: t`All without going in circles` },
          ]}
          onChange={setKind}
        />
        <div className={row}>
          <Button size="sm" variant="primary" isPending={isBusy} onPress={() => void find()}>
            {t({ message: 'Search', comment: 'Button: searches for paths' })}
          </Button>
          {isBusy ? (
            <Button size="sm" onPress={() => search.current?.abort()}>
              {t({ message: 'Stop', comment: 'Button: ends a search' })}
            </Button>
          ) : null}
        </div>
        {failure === null ? null : (
          <Banner tone="danger" announce="polite" title={t`The search did not work.`}>
            <bdi lang="en-US">{failure}</bdi>
          </Banner>
        )}
        {answer ? (
          <>
            <span className={small} role="status">
              {t`${plural(count, { one: `${countText} way`, other: `${countText} ways` })}`}
            </span>
            {missing > 0 ? (
              <Banner
                tone="warning"
                title={t`${plural(missing, { one: `${missingText} transition is left`, other: `${missingText} transitions are left` })}`}
              >
                {t`The search found no way to them with the prepared payloads and outcomes.`}
              </Banner>
            ) : null}
            <ol role="list" className={list}>
              {answer.paths.map((path, place) => (
                <PathCard key={`${place} ${path.stimuli.length}`} path={path} place={place} />
              ))}
            </ol>
          </>
        ) : null}
      </Fold>
    </>
  );
}

function PathCard({ path, place }: { path: Path; place: number }) {
  const { t, i18n } = useLingui();
  const { machine, apply } = useWorkbench();
  const say = useStimulusMessages();
  const number = i18n.number(place + 1);
  const length = path.stimuli.length;
  const lengthText = i18n.number(length);
  const go = () => {
    for (const stimulus of path.stimuli) if (!apply(stimulus).ok) return;
  };
  return (
    <li className={card}>
      <Fold
        title={t({ message: `Way ${number}`, comment: 'A path through a state machine, with its number' })}
        note={t`${plural(length, { one: `${lengthText} step`, other: `${lengthText} steps` })}`}
      >
        <ol className={stack}>
          {path.stimuli.map((stimulus, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps of a path have no other name
            <li key={index} className={small}>
              <bdi>{sentence(say(stimulus))}</bdi>
            </li>
          ))}
        </ol>
        <div className={row}>
          <Button size="sm" variant="primary" onPress={go}>
            {t({ message: 'Go it', comment: 'Button: goes a path in the simulation' })}
          </Button>
        </div>
        <TraceExports trace={() => traceOfPath(machine.chart, `${machine.id}-${place + 1}`, path.stimuli)} />
      </Fold>
    </li>
  );
}
