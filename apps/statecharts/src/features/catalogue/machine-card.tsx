import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@stoa/ui/badge';
import { ProgressBar } from '@stoa/ui/progress';
import { Text } from '@stoa/ui/text';
import { machineHref } from '../../app/route.ts';
import type { MachineSummary } from '../../machines/machine-summary.ts';
import * as styles from './catalogue.css.ts';
import type { Found, FoundKind } from './find-machines.ts';
import { MachineThumb } from './machine-thumb.tsx';

const KINDS: Record<FoundKind, MessageDescriptor> = {
  state: msg({ message: 'State', comment: 'A state of a state machine' }),
  event: msg({ message: 'Event', comment: 'An event that a state machine receives' }),
  guard: msg({
    message: 'Guard',
    comment: 'A condition of a state machine that lets an event through or not',
  }),
  actor: msg({
    message: 'Effect',
    comment: 'Something outside that a state machine starts, such as a call of the server',
  }),
  spec: msg({ message: 'Rule', comment: 'A row of the specification' }),
};

export interface MachineCardProps {
  summary: MachineSummary;
  name: string;
  purpose: string;
  parts: readonly Found[];
  /** Ids of transitions that were gone through in this browser. */
  coverage: readonly string[];
}

/** One machine of the catalogue: what for, how large, what it proves, how much of it was tried out. */
export function MachineCard({ summary, name, purpose, parts, coverage }: MachineCardProps) {
  const { t, i18n } = useLingui();
  const { id, states, transitions, events } = summary;
  const number = (value: number) => i18n.number(value);
  const stateCount = states;
  const stateText = number(stateCount);
  const transitionCount = transitions;
  const transitionText = number(transitionCount);
  const eventCount = events;
  const eventText = number(eventCount);
  const share = Math.min(1, coverage.length / Math.max(1, transitionCount));
  const percent = i18n.number(share, { style: 'percent' });
  const reachableShare = summary.reachable / Math.max(1, transitionCount);
  const reachablePercent = i18n.number(reachableShare, { style: 'percent' });
  const browserShare = summary.browser / Math.max(1, transitionCount);
  const browserPercent = i18n.number(browserShare, { style: 'percent' });
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <MachineThumb summary={summary} />
        <div className={styles.title}>
          <h2>
            <a href={machineHref(id)} className={styles.link} data-main>
              {name}
            </a>
          </h2>
          <span className={styles.code} dir="ltr" translate="no">
            {id}
          </span>
        </div>
      </div>
      <Text size="sm" tone="muted">
        {purpose}
      </Text>
      <div className={styles.foot}>
        <div className={styles.facts}>
          <span>{t`${plural(stateCount, { one: `${stateText} state`, other: `${stateText} states` })}`}</span>
          <span>
            {t`${plural(transitionCount, { one: `${transitionText} transition`, other: `${transitionText} transitions` })}`}
          </span>
          <span>{t`${plural(eventCount, { one: `${eventText} event`, other: `${eventText} events` })}`}</span>
        </div>
        <div className={styles.spec}>
          {summary.spec.map((row) => (
            <Badge key={row}>{row}</Badge>
          ))}
        </div>
        <ProgressBar
          size="sm"
          label={t`Transitions that can be reached`}
          value={reachableShare}
          text={t({
            message: `${reachablePercent} reachable`,
            comment: 'Share of the transitions that a walk can reach; nothing was tested by that',
          })}
        />
        {summary.browser > 0 ? (
          <ProgressBar
            size="sm"
            label={t`Transitions tested in a browser`}
            value={browserShare}
            text={t`${browserPercent} tested in a browser`}
          />
        ) : null}
        {coverage.length > 0 ? (
          <ProgressBar
            size="sm"
            label={t`Transitions tried in this browser`}
            value={share}
            text={t`${percent} tried`}
          />
        ) : null}
        {parts.length > 0 ? (
          <ul role="list" className={styles.parts} aria-label={t`What matches`}>
            {parts.map(({ kind, id: part }) => (
              <li key={`${kind} ${part}`}>
                <a href={machineHref(id, { [kind]: part })} className={styles.part}>
                  <span className={styles.partKind}>{i18n._(KINDS[kind])}</span>
                  <bdi translate="no">{part}</bdi>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
