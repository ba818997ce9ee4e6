import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import type { ChartTransition } from '../../engine/model/chart.types.ts';
import { code, row, small, stack } from '../../shared/panel.css.ts';
import { actionText, sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { useWalk } from '../paths/use-walk.ts';
import { useTransitionMessages } from '../outline/transition-messages.ts';

/** Everything about one transition. */
export function TransitionDetails({ transition }: { transition: ChartTransition }) {
  const { t } = useLingui();
  const { words, select, apply, sampleOf } = useWorkbench();
  const say = useTransitionMessages();
  const { walk, isWalking } = useWalk();
  const guard = words.guard(transition);
  const place = (id: string) => (
    <Button key={id} size="sm" variant="quiet" onPress={() => select(id)}>
      {sentence(say.stateName(id))}
    </Button>
  );
  return (
    <div className={stack}>
      <Heading level={2} size="lg">
        {sentence(words.label(transition))}
      </Heading>
      <span className={code} translate="no">
        {transition.event || transition.id}
      </span>
      <div className={row}>
        {transition.kind === 'event' ? (
          <Button
            size="sm"
            variant="primary"
            onPress={() => apply({ kind: 'event', event: sampleOf(transition.event) })}
          >
            {t({ message: 'Send', comment: 'Sends an event to a state machine' })}
          </Button>
        ) : null}
        <Button size="sm" isPending={isWalking} onPress={() => void walk({ transition: transition.id })}>
          {t({
            message: 'Walk me there',
            comment: 'Button: finds a way to this place of a state machine and goes it',
          })}
        </Button>
      </div>
      <FactList
        facts={[
          {
            id: 'from',
            label: t({ message: 'From', comment: 'The state that a transition leaves' }),
            value: place(transition.source),
          },
          {
            id: 'to',
            label: t({ message: 'To', comment: 'The state that a transition leads to' }),
            value:
              transition.targets.length > 0
                ? transition.targets.map(place)
                : t({
                    message: 'stays',
                    comment: 'In a table of a state machine: the event leads to no other state',
                  }),
          },
          ...(guard === null
            ? []
            : [
                {
                  id: 'guard',
                  label: t({ message: 'If', comment: 'Before the condition of a transition' }),
                  value: (
                    <>
                      {guard} <span className={code}>{transition.guard?.text}</span>
                    </>
                  ),
                },
              ]),
          ...(transition.delay
            ? [
                {
                  id: 'delay',
                  label: t({ message: 'After', comment: 'Before the time that a transition waits' }),
                  value: words.delay(transition.delay),
                },
              ]
            : []),
        ]}
      />
      {transition.actions.length > 0 ? (
        <div className={row}>
          <span className={small}>
            {t({ message: 'Does', comment: 'Before the actions of a transition' })}
          </span>
          {transition.actions.map((action, index) => (
            <Badge key={`${index} ${action.name}`}>{actionText(action)}</Badge>
          ))}
        </div>
      ) : null}
      {transition.reenter ? <span className={small}>{t`The state is left and entered again.`}</span> : null}
    </div>
  );
}
