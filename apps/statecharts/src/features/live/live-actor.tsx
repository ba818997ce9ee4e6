import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import type { InspectFact } from '../../../../portal/src/app/inspect/protocol.ts';
import { encodeLink } from '../../engine/trace/deep-link.ts';
import { traceOfLive } from '../../engine/trace/live.ts';
import { writeTrace } from '../../engine/trace/trace-file.ts';
import { go, machineHref } from '../../app/route.ts';
import { loadMachine } from '../../machines/load-machine.ts';
import { summaryOf } from '../../machines/summaries.ts';
import { Fold } from '../../shared/fold.tsx';
import { shortJson, toJson } from '../../shared/json.ts';
import { code, pre, row } from '../../shared/panel.css.ts';
import { saveFile } from '../../../../portal/src/shared/save-file.ts';
import { toasts } from '../../shared/toasts.ts';
import { pathsOf, type LiveActor } from './actors-of.ts';
import * as styles from './live.css.ts';
import { recordingOf } from './recording-of.ts';

const KINDS: Record<InspectFact['kind'], MessageDescriptor> = {
  actor: msg({ message: 'begins', comment: 'An actor of a running page was started' }),
  event: msg({ message: 'event', comment: 'An actor of a running page has received an event' }),
  microstep: msg({ message: 'step', comment: 'A state machine has taken transitions' }),
  action: msg({ message: 'action', comment: 'A state machine has run an action' }),
  snapshot: msg({ message: 'state', comment: 'What state an actor is in after a step' }),
};

/** One running actor: where it is, what it holds, everything it did; and the way into the simulation. */
export function LiveActorView({ actor }: { actor: LiveActor }) {
  const { t, i18n } = useLingui();
  const { machine, view, facts } = actor;
  const isKnown = machine !== null && summaryOf(machine) !== undefined;
  const recorded = async () => {
    const { entry, details } = await loadMachine(machine ?? '');
    const recording = recordingOf(actor);
    const asReported = traceOfLive(entry, recording, recording.machine);
    // What was hidden may be what the machine cannot start without: then it starts as its details say.
    const { trace, leftOut } =
      asReported.trace.steps[0]?.stimulus.kind === 'start'
        ? asReported
        : traceOfLive(entry, { ...recording, input: details?.inputs[0].value }, recording.machine);
    const count = i18n.number(leftOut);
    if (leftOut > 0)
      toasts.show({
        message: t`${plural(leftOut, { one: `${count} event could not be replayed`, other: `${count} events could not be replayed` })}`,
      });
    return trace;
  };
  const failed = () => toasts.show({ message: t`The recording could not be made.`, tone: 'danger' });
  const simulate = async () => {
    const trace = await recorded();
    go(machineHref(trace.machine, { trace: await encodeLink(trace) }));
  };
  return (
    <>
      <div className={row}>
        <Heading level={2} size="lg">
          {machine ?? actor.name}
        </Heading>
        {pathsOf(view?.value).map((path) => (
          <Badge key={path} tone="primary">
            {path}
          </Badge>
        ))}
        {(view?.tags ?? []).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
      {isKnown ? (
        <div className={row}>
          <Button size="sm" variant="primary" onPress={() => void simulate().catch(failed)}>
            {t({
              message: 'Go on in the simulation',
              comment: 'Opens a recording of a running page as a simulation',
            })}
          </Button>
          <Button
            size="sm"
            onPress={() =>
              void recorded()
                .then((trace) =>
                  saveFile(`${trace.machine}.trace.json`, writeTrace(trace), 'application/json'),
                )
                .catch(failed)
            }
          >
            {t`Save the recording`}
          </Button>
        </div>
      ) : null}
      {view?.context === undefined ? null : (
        <Fold title={t({ message: 'Context', comment: 'The data that a state machine holds' })} isOpen>
          <pre className={pre}>{toJson(view.context)}</pre>
        </Fold>
      )}
      <Fold
        title={t({
          message: 'What it did',
          comment: 'Heading over everything that a running actor has done',
        })}
        note={i18n.number(facts.length)}
        isOpen
      >
        <ol role="list" className={styles.facts}>
          {facts.toReversed().map((fact, place) => (
            <li key={facts.length - place} className={styles.fact}>
              <span className={styles.time}>{i18n.number(fact.at / 1000, { minimumFractionDigits: 3 })}</span>
              <span className={styles.kind}>{i18n._(KINDS[fact.kind])}</span>
              <span className={code}>{textOf(fact)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </>
  );
}

function textOf(fact: InspectFact): string {
  switch (fact.kind) {
    case 'actor':
      return fact.machine ?? fact.name;
    case 'event':
      return shortJson(fact.event, 160);
    case 'microstep':
      return fact.transitions
        .map(
          ({ source, event, targets, guard }) =>
            `${source} ${event}${guard === null ? '' : ` [${guard}]`} → ${targets.join(', ')}`,
        )
        .join('; ');
    case 'action':
      return `${fact.action} ${fact.params === undefined ? '' : shortJson(fact.params, 120)}`;
    case 'snapshot':
      return pathsOf(fact.view.value).join(', ') || fact.view.status;
  }
}
