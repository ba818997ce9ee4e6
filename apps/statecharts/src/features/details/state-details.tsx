import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { withAncestors } from '../../engine/model/chart-index.ts';
import type { ChartState, ChartTransition } from '../../engine/model/chart.types.ts';
import { card, code, list, row, small, stack } from '../../shared/panel.css.ts';
import { actionText, sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { useWalk } from '../paths/use-walk.ts';
import { StoryBeside } from '../story/story-beside.tsx';
import { useTransitionMessages } from '../outline/transition-messages.ts';

/** Everything about one state, and the way to it. */
export function StateDetails({ state }: { state: ChartState }) {
  const { t } = useLingui();
  const { machine, names, words, select } = useWorkbench();
  const say = useTransitionMessages();
  const { walk, isWalking } = useWalk();
  const name = sentence(words.state(state));
  const above = withAncestors(machine.chart, state.id).slice(1).toReversed();
  const kind = say.kind(state);
  return (
    <div className={stack}>
      <nav
        aria-label={t({ message: 'Lies in', comment: 'Label of the states around a state' })}
        className={row}
      >
        {above.map((one) => (
          <Button key={one.id} size="sm" variant="quiet" onPress={() => select(one.id)}>
            {sentence(words.state(one))}
          </Button>
        ))}
      </nav>
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <span className={code} translate="no">
        {state.id}
      </span>
      <span className={row}>
        {kind === '' ? null : <Badge tone="primary">{sentence(kind)}</Badge>}
        {state.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
      {state.parent === null ? null : (
        <div>
          <Button
            size="sm"
            variant="primary"
            isPending={isWalking}
            onPress={() => void walk({ state: state.id })}
          >
            {t({
              message: 'Walk me there',
              comment: 'Button: finds a way to this place of a state machine and goes it',
            })}
          </Button>
        </div>
      )}
      <Actions
        title={t({ message: 'On the way in', comment: 'Actions of a state when it is entered' })}
        texts={state.entry.map(actionText)}
      />
      <Actions
        title={t({ message: 'On the way out', comment: 'Actions of a state when it is left' })}
        texts={state.exit.map(actionText)}
      />
      {state.invokes.length > 0 ? (
        <ul role="list" className={list} aria-label={t`Effects`}>
          {state.invokes.map(({ id, src, hasOnError }) => (
            <li key={id} className={card}>
              <span>{sentence(names.actor(src))}</span>
              <span className={code}>{id === src ? src : `${id}: ${src}`}</span>
              {hasOnError ? null : (
                <span className={small}>{t`Its failure is not handled in this state.`}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Steps
        title={t({ message: 'Leads out', comment: 'Heading: transitions that leave a state' })}
        transitions={machine.index.from.get(state.id) ?? []}
      />
      <Steps
        title={t({ message: 'Leads here', comment: 'Heading: transitions that enter a state' })}
        transitions={machine.index.to.get(state.id) ?? []}
      />
      <StoryBeside stateId={state.id} />
    </div>
  );
}

function Actions({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={row}>
      <span className={small}>{title}</span>
      {texts.map((text) => (
        <span key={text} className={code}>
          {text}
        </span>
      ))}
    </div>
  );
}

function Steps({ title, transitions }: { title: string; transitions: readonly ChartTransition[] }) {
  const { select } = useWorkbench();
  const say = useTransitionMessages();
  if (transitions.length === 0) return null;
  return (
    <div className={stack}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul role="list" className={list}>
        {transitions.map((transition) => (
          <li key={transition.id}>
            <Button size="sm" variant="quiet" onPress={() => select(transition.id)}>
              {sentence(say.transition(transition))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
