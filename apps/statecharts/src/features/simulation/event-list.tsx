import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import type { EventStatus } from '../../engine/simulation/simulation.types.ts';
import { list } from '../../shared/panel.css.ts';
import { useVerdicts } from '../machine/use-marks.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { EventRow } from './event-row.tsx';
import * as styles from './simulation.css.ts';

const ORDER = ['enabled', 'throws', 'blocked', 'unhandled'] as const;
const ORIGINS = ['person', 'page', 'machine'];
const byVerdict = (statuses: readonly EventStatus[], status: EventStatus['verdict']['status']) =>
  statuses.filter(({ verdict }) => verdict.status === status);

/** Every event of the machine: what it would do now, and the way to send it. */
export function EventList() {
  const { t, i18n } = useLingui();
  const statuses = useVerdicts();
  const [open, setOpen] = useState<string | null>(null);
  const { machine } = useWorkbench();
  // What a person does stands first, what the machine says to itself last.
  const origin = ({ type }: EventStatus) => ORIGINS.indexOf(machine.details?.events[type]?.from ?? 'person');
  const rows = ORDER.slice(0, 3).flatMap((status) =>
    byVerdict(statuses, status).sort((a, b) => origin(a) - origin(b)),
  );
  const rest = byVerdict(statuses, 'unhandled');
  const restCount = rest.length;
  const restText = i18n.number(restCount);
  const draw = (all: readonly EventStatus[]) => (
    <ul role="list" className={list}>
      {all.map(({ type, verdict }) => (
        <EventRow
          key={type}
          type={type}
          verdict={verdict}
          isOpen={open === type}
          onToggle={() => setOpen(open === type ? null : type)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {rows.length > 0 ? draw(rows) : <Text size="sm" tone="muted">{t`No event does anything here.`}</Text>}
      {restCount > 0 ? (
        <details>
          <summary className={styles.quiet}>
            {t`${plural(restCount, {
              one: `${restText} event is not handled here`,
              other: `${restText} events are not handled here`,
            })}`}
          </summary>
          {draw(rest)}
        </details>
      ) : null}
    </>
  );
}
