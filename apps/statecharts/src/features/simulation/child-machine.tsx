import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { useEffect, useState } from 'react';
import type { ActorView } from '../../engine/simulation/simulation.types.ts';
import { verdicts } from '../../engine/simulation/verdicts.ts';
import { machineHref } from '../../app/route.ts';
import { loadMachine, type LoadedMachine } from '../../machines/load-machine.ts';
import { row, tight } from '../../shared/panel.css.ts';
import { pathOf, useNames } from '../../shared/names.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';

/** A machine that runs inside of the machine: where it is, and what it takes now. */
export function ChildMachine({ actor }: { actor: ActorView }) {
  const [loaded, setLoaded] = useState<LoadedMachine | null>(null);
  const id = actor.machine?.id ?? '';
  useEffect(() => {
    let isLeft = false;
    void loadMachine(id).then(
      (machine) => !isLeft && setLoaded(machine),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
  return loaded ? <Known actor={actor} loaded={loaded} /> : null;
}

function Known({ actor, loaded }: { actor: ActorView; loaded: LoadedMachine }) {
  const { t } = useLingui();
  const { session, isTechnical, apply } = useWorkbench();
  const names = useNames(loaded);
  const world = session.world();
  const leaves = (actor.machine?.active ?? []).filter(
    (id) => loaded.index.states.get(id)?.children.length === 0,
  );
  const types = loaded.chart.events.map(({ type }) => type);
  const sampleOf = (type: string) => ({
    ...(loaded.details?.events[type]?.fixtures[0]?.value as object | undefined),
    type,
  });
  const enabled =
    world === null
      ? []
      : verdicts(
          session.simulator,
          world,
          types,
          Object.fromEntries(types.map((type) => [type, sampleOf(type)])),
          actor.path,
        ).filter(({ verdict }) => verdict.status === 'enabled');
  const machineName = names.machine();
  return (
    <div className={tight}>
      <span className={row}>
        {leaves.map((id) => (
          <Badge key={id} tone="primary">
            {isTechnical ? pathOf(loaded.chart.root, id) : sentence(names.state(id))}
          </Badge>
        ))}
        <a href={machineHref(loaded.id)}>{t`Open ${machineName}`}</a>
      </span>
      <span className={row}>
        {enabled.map(({ type }) => (
          <Button
            key={type}
            size="sm"
            onPress={() => apply({ kind: 'event', actor: actor.path, event: sampleOf(type) })}
          >
            {isTechnical ? type : sentence(names.event(type))}
          </Button>
        ))}
      </span>
    </div>
  );
}
