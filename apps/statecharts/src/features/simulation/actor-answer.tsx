import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { useEffect, useState } from 'react';
import type { ActorDetails } from '@stoa/machines/details';
import type { ActorView, SimulatedEvent } from '../../engine/simulation/simulation.types.ts';
import { loadMachine } from '../../machines/load-machine.ts';
import { Choice } from '../../shared/choice.tsx';
import { fromJson } from '../../shared/json.ts';
import { JsonField } from '../../shared/json-field.tsx';
import { grow, row, stack } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';

const OWN = 'own';
type Way = `resolve:${string}` | `reject:${string}` | `send:${string}` | typeof OWN;

/** How an effect goes on: it ends well or badly, sends something, or never answers. */
export function ActorAnswer({ actor, title }: { actor: ActorView; title: string }) {
  const { t } = useLingui();
  const { apply } = useWorkbench();
  const details = useActorDetails(actor);
  const [way, setWay] = useState<Way | null>(null);
  const [text, setText] = useState('null');
  const [fails, setFails] = useState<'no' | 'yes'>('no');
  const done = t({ message: 'Ends well', comment: 'How an effect goes on; before the name of an outcome' });
  const failed = t({ message: 'Fails', comment: 'How an effect goes on; before the name of a failure' });
  const sends = t({ message: 'Sends', comment: 'How an effect goes on; before the name of what it sends' });
  const choices: { value: Way; label: string }[] = [
    ...(details?.resolves ?? []).map(({ id, name }) => ({
      value: `resolve:${id}` as const,
      label: `${done}: ${sentence(name)}`,
    })),
    ...(details?.rejects ?? []).map(({ id, name }) => ({
      value: `reject:${id}` as const,
      label: `${failed}: ${sentence(name)}`,
    })),
    ...(details?.sends ?? []).map(({ id, name }) => ({
      value: `send:${id}` as const,
      label: `${sends}: ${sentence(name)}`,
    })),
    { value: OWN, label: t({ message: 'My own', comment: 'A payload that the person has typed' }) },
  ];
  const chosen = way ?? choices[0]?.value ?? OWN;
  const read = fromJson(text);

  const answer = () => {
    const [kind, id] =
      chosen === OWN
        ? [OWN, '']
        : [chosen.slice(0, chosen.indexOf(':')), chosen.slice(chosen.indexOf(':') + 1)];
    const resolve = details?.resolves.find((one) => one.id === id);
    const reject = details?.rejects.find((one) => one.id === id);
    const send = details?.sends?.find((one) => one.id === id);
    const { path, parent } = actor;
    if (kind === 'resolve' && resolve)
      apply({ kind: 'resolve', actor: path, output: resolve.value, fixture: id });
    else if (kind === 'reject' && reject)
      apply({ kind: 'reject', actor: path, error: reject.value, fixture: id });
    else if (kind === 'send' && send)
      apply({ kind: 'event', actor: parent ?? '', event: send.value as SimulatedEvent, fixture: id });
    else if (read)
      apply(
        fails === 'yes'
          ? { kind: 'reject', actor: path, error: read.value }
          : { kind: 'resolve', actor: path, output: read.value },
      );
  };

  return (
    <div className={stack}>
      <div className={row}>
        <div className={grow}>
          <Choice
            isLabelHidden
            label={t`How ${title} goes on`}
            value={chosen}
            choices={choices}
            onChange={setWay}
          />
        </div>
        <Button
          size="sm"
          variant="primary"
          isDisabled={chosen === OWN && read === undefined}
          onPress={answer}
        >
          {t({ message: 'Answer', comment: 'Button: lets an effect go on in the chosen way' })}
        </Button>
        <Button
          size="sm"
          isDisabled={actor.status === 'hanging'}
          onPress={() => apply({ kind: 'hang', actor: actor.path })}
        >
          {t({ message: 'Leave hanging', comment: 'Button: the effect never answers' })}
        </Button>
      </div>
      {chosen === OWN ? (
        <>
          <Choice
            isSmall
            label={t({ message: 'It', comment: 'Before a choice: ends well, fails' })}
            value={fails}
            choices={[
              { value: 'no', label: done },
              { value: 'yes', label: failed },
            ]}
            onChange={setFails}
          />
          <JsonField
            label={t({ message: 'With', comment: 'Label of the value that an effect ends with' })}
            text={text}
            onChange={setText}
            rows={3}
          />
        </>
      ) : null}
    </div>
  );

  /** An effect of an invoked machine is told of in the details of that machine. */
  function useActorDetails({ path, src }: ActorView): ActorDetails | undefined {
    const { machine } = useWorkbench();
    const { state } = useSimulation();
    const owner = state?.world.actors.find((one) => one.path === actor.parent);
    const ownerId = owner?.machine?.id ?? machine.id;
    const [found, setFound] = useState<ActorDetails | undefined>(() =>
      ownerId === machine.id ? machine.details?.actors[src] : undefined,
    );
    useEffect(() => {
      if (ownerId === machine.id) return;
      let isLeft = false;
      void loadMachine(ownerId).then(
        (loaded) => !isLeft && setFound(loaded.details?.actors[src]),
        () => undefined,
      );
      return () => {
        isLeft = true;
      };
    }, [machine, ownerId, src, path]);
    return found;
  }
}
