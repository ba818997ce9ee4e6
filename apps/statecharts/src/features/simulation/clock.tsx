import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { useId, useState } from 'react';
import { code, grow, label, list, row, small, tight } from '../../shared/panel.css.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import * as styles from './simulation.css.ts';

const MINUTE_MS = 60_000;
const JUMP_MS = 5 * MINUTE_MS;
/** A day longer than that brings nothing that a shorter wait does not. */
const MAX_SECONDS = 31_536_000;

/** Time as the machine sees it: it passes when a tester says so. */
export function Clock() {
  const { t, i18n } = useLingui();
  const { apply } = useWorkbench();
  const { state } = useSimulation();
  const [typed, setTyped] = useState('');
  const id = useId();
  if (!state) return null;
  const { now, delays } = state.world;
  const [next] = delays;
  const seconds = (milliseconds: number) =>
    i18n.number(milliseconds / 1000, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 3,
    });
  const passed = seconds(now);
  const wanted = Number(typed) * 1000;
  const canSet = typed.trim() !== '' && wanted >= now && Number(typed) <= MAX_SECONDS;
  const wait = (milliseconds: number) => apply({ kind: 'wait', milliseconds: Math.max(0, milliseconds) });
  return (
    <>
      <span className={small}>{t`${passed} since the start`}</span>
      {delays.length > 0 ? (
        <ul role="list" className={list} aria-label={t`What is due`}>
          {delays.map((delay) => {
            const left = seconds(delay.dueAt - now);
            return (
              <li key={`${delay.actor} ${delay.id}`} className={row}>
                <span className={`${code} ${grow}`}>
                  {[delay.actor, delay.event.type].filter(Boolean).join(' ')}
                </span>
                <span className={small}>
                  {t({
                    message: `in ${left}`,
                    comment: 'A delay of a state machine runs out after this time',
                  })}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <span className={small}>{t`Nothing waits for time to pass.`}</span>
      )}
      <div className={row}>
        <Button size="sm" variant="primary" isDisabled={!next} onPress={() => next && wait(next.dueAt - now)}>
          {t({ message: 'To the next one', comment: 'Lets time pass until the next delay runs out' })}
        </Button>
        <Button size="sm" onPress={() => wait(1000)}>
          {t({ message: '+1 s', comment: 'Lets one second pass' })}
        </Button>
        <Button size="sm" onPress={() => wait(JUMP_MS)}>
          {t({ message: '+5 min', comment: 'Lets five minutes pass' })}
        </Button>
      </div>
      <div className={row}>
        <div className={`${tight} ${grow}`}>
          <label htmlFor={id} className={label}>
            {t`Seconds since the start`}
          </label>
          <input
            id={id}
            className={styles.input}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button
          size="sm"
          isDisabled={!canSet}
          onPress={() => {
            wait(wanted - now);
            setTyped('');
          }}
        >
          {t({ message: 'Set the clock', comment: 'Lets time pass until the typed moment' })}
        </Button>
      </div>
    </>
  );
}
