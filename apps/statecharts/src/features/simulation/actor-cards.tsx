import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { Text } from '@stoa/ui/text';
import type { ActorView } from '../../engine/simulation/simulation.types.ts';
import { card, code, grow, list, name, row, small, tight } from '../../shared/panel.css.ts';
import { shortJson } from '../../shared/json.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { ActorAnswer } from './actor-answer.tsx';
import { ChildMachine } from './child-machine.tsx';

/** What the machine has started outside of itself: each a card that says how it goes on. */
export function ActorCards() {
  const { t } = useLingui();
  const { state } = useSimulation();
  const running = (state?.world.actors ?? []).filter(
    ({ parent, status }) => parent !== null && (status === 'active' || status === 'hanging'),
  );
  if (running.length === 0) return <Text size="sm" tone="muted">{t`None is running.`}</Text>;
  return (
    <ul role="list" className={list}>
      {running.map((actor) => (
        <ActorCard key={`${actor.path} ${shortJson(actor.input, 200)}`} actor={actor} />
      ))}
    </ul>
  );
}

function ActorCard({ actor }: { actor: ActorView }) {
  const { t } = useLingui();
  const { names, isTechnical } = useWorkbench();
  const isNested = actor.path.includes('/');
  const title = isTechnical || isNested ? actor.src : sentence(names.actor(actor.src));
  const input = shortJson(actor.input, 160);
  return (
    <li className={card} data-tone={actor.status === 'hanging' ? 'hanging' : 'enabled'}>
      <div className={row}>
        <span className={`${grow} ${tight}`}>
          <span className={name}>{title}</span>
          <span className={code} translate="no">
            {actor.path}
          </span>
        </span>
        {actor.status === 'hanging' ? (
          <Badge tone="warning">
            {t({ message: 'never answers', comment: 'An effect that is left without an answer' })}
          </Badge>
        ) : null}
      </div>
      {actor.input === undefined ? null : (
        <span className={small}>
          {t({ message: 'Given:', comment: 'Before the input that an effect was started with' })}{' '}
          <span className={code}>{input}</span>
        </span>
      )}
      {actor.machine ? <ChildMachine actor={actor} /> : <ActorAnswer actor={actor} title={title} />}
    </li>
  );
}
