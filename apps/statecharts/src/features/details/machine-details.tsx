import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { useMemo } from 'react';
import { analyse } from '../../engine/analysis/analyse.ts';
import { machineHref } from '../../app/route.ts';
import { card, code, list, row, small, stack } from '../../shared/panel.css.ts';
import { summaryOf } from '../../machines/summaries.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { StoryBeside } from '../story/story-beside.tsx';

/** The machine as a whole: what for, what it proves, what it needs, and what an analysis finds in it. */
export function MachineDetailsView() {
  const { t, i18n } = useLingui();
  const { machine, names } = useWorkbench();
  const { chart, details } = machine;
  const findings = useMemo(() => analyse(machine.entry, details ?? undefined), [machine, details]);
  return (
    <div className={stack}>
      <Heading level={2} size="lg">
        {sentence(names.machine())}
      </Heading>
      <Text size="sm">{machine.summary.purpose}</Text>
      <span className={row}>
        {chart.spec.map((rule) => (
          <Badge key={rule}>{rule}</Badge>
        ))}
      </span>
      <FactList
        facts={[
          { id: 'states', label: t`States`, value: i18n.number(chart.states.length - 1) },
          { id: 'transitions', label: t`Transitions`, value: i18n.number(chart.transitions.length) },
          { id: 'events', label: t`Events`, value: i18n.number(chart.events.length) },
          {
            id: 'guards',
            label: t({ message: 'Guards', comment: 'Conditions of a state machine' }),
            value: i18n.number(chart.guards.length),
          },
          {
            id: 'hash',
            label: t({ message: 'Version', comment: 'A fingerprint of a state machine as it is now' }),
            value: <span className={code}>{chart.hash}</span>,
          },
        ]}
      />
      {chart.actors.length > 0 ? (
        <>
          <Heading level={3} size="sm">{t`Effects`}</Heading>
          <ul role="list" className={list}>
            {chart.actors.map(({ src, kind, machine: inner }) => (
              <li key={src} className={card}>
                <span>{sentence(names.actor(src))}</span>
                <span className={row}>
                  <span className={code}>{src}</span>
                  {kind === 'machine' && inner !== null && summaryOf(inner) ? (
                    <a href={machineHref(inner)}>
                      {t({
                        message: 'a machine of its own',
                        comment: 'Link to the state machine that runs as an effect of another',
                      })}
                    </a>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Heading level={3} size="sm">
        {t({ message: 'What the analysis says', comment: 'Heading over findings of a static analysis' })}
      </Heading>
      {findings.length === 0 ? (
        <span className={small}>{t`Nothing to mend.`}</span>
      ) : (
        <ul role="list" className={list}>
          {findings.map(({ code: kind, subject, message }) => (
            <li key={`${kind} ${subject}`} className={card}>
              <span className={code}>{`${kind} ${subject}`}</span>
              <span className={small} lang="en-US">
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
      <StoryBeside stateId={null} />
    </div>
  );
}
