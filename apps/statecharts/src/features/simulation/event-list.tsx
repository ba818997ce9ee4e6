import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventStatus, EventVerdict } from '../../engine/simulation/simulation.types.ts';
import { list } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { EventRow } from './event-row.tsx';
import * as styles from './simulation.css.ts';

const ORDER = ['enabled', 'throws', 'blocked'] as const;
const ORIGINS = ['person', 'page', 'machine'];
const byVerdict = (statuses: readonly EventStatus[], status: EventVerdict['status']) =>
  statuses.filter(({ verdict }) => verdict.status === status);

/** Every event of the machine: what it would do now, and the way to send it. */
export function EventList() {
  const { t, i18n } = useLingui();
  const workbench = useWorkbench();
  const { machine, names, isTechnical } = workbench;
  const { statuses } = useSimulation();
  const [open, setOpen] = useState<string | null>(null);
  const [showsRest, setShowsRest] = useState(false);
  const bench = useRef(workbench);
  useEffect(() => {
    bench.current = workbench;
  });
  const send = useCallback((type: string) => {
    const { apply, sampleOf } = bench.current;
    apply({ kind: 'event', event: sampleOf(type) });
  }, []);
  const toggle = useCallback((type: string) => setOpen((before) => (before === type ? null : type)), []);

  // What a person does stands first, what the machine says to itself last.
  const origin = ({ type }: EventStatus) => ORIGINS.indexOf(machine.details?.events[type]?.from ?? 'person');
  const rows = ORDER.flatMap((status) => byVerdict(statuses, status).sort((a, b) => origin(a) - origin(b)));
  const rest = byVerdict(statuses, 'unhandled');
  const restCount = rest.length;
  const restText = i18n.number(restCount);
  const reasonOf = (verdict: EventVerdict): string => {
    if (verdict.status === 'throws') return verdict.message;
    if (verdict.status !== 'blocked') return '';
    return verdict.guards.map((guard) => (isTechnical ? guard : names.guard(guard))).join(', ');
  };
  const draw = (all: readonly EventStatus[]) => (
    <ul role="list" className={list}>
      {all.map(({ type, verdict }) => {
        const details = machine.details?.events[type];
        return (
          <EventRow
            key={type}
            type={type}
            name={isTechnical ? type : sentence(names.event(type))}
            status={verdict.status}
            reason={reasonOf(verdict)}
            isTechnical={isTechnical}
            isRaised={details?.from === 'machine'}
            hasPayload={details === undefined || Object.keys(details.payload.properties ?? {}).length > 0}
            isOpen={open === type}
            onSend={send}
            onToggle={toggle}
          />
        );
      })}
    </ul>
  );
  return (
    <>
      {rows.length > 0 ? draw(rows) : <Text size="sm" tone="muted">{t`No event does anything here.`}</Text>}
      {restCount > 0 ? (
        <details onToggle={(event) => setShowsRest(event.currentTarget.open)}>
          <summary className={styles.quiet}>
            {t`${plural(restCount, {
              one: `${restText} event is not handled here`,
              other: `${restText} events are not handled here`,
            })}`}
          </summary>
          {showsRest ? draw(rest) : null}
        </details>
      ) : null}
    </>
  );
}
