import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';
import type { GuardMode } from '../../engine/simulation/simulation.types.ts';
import { Choice } from '../../shared/choice.tsx';
import { code, grow, list, name, row, tight } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';

/** How each guard is decided: as it is, always, never, or by the person who is asked. */
export function GuardList() {
  const { t } = useLingui();
  const { machine, names, isTechnical, apply } = useWorkbench();
  const { state } = useSimulation();
  const choices: { value: GuardMode; label: string }[] = [
    { value: 'real', label: t({ message: 'as it is', comment: 'A guard decides by itself' }) },
    {
      value: 'true',
      label: t({ message: 'always yes', comment: 'A guard is forced to let everything through' }),
    },
    {
      value: 'false',
      label: t({ message: 'always no', comment: 'A guard is forced to let nothing through' }),
    },
    { value: 'ask', label: t({ message: 'ask me', comment: 'The person is asked instead of the guard' }) },
  ];
  return (
    <>
      <Text size="sm" tone="muted">
        {t`A change is a step of its own, so that a recording holds it too.`}
      </Text>
      <ul role="list" className={list}>
        {machine.chart.guards.map((guard) => {
          const key = `${machine.chart.id}/${guard}`;
          const label = isTechnical ? guard : sentence(names.guard(guard));
          return (
            <li key={guard} className={row}>
              <span className={`${grow} ${tight}`}>
                <span className={name}>{label}</span>
                {isTechnical ? null : (
                  <span className={code} translate="no">
                    {guard}
                  </span>
                )}
              </span>
              <Choice
                isSmall
                isLabelHidden
                label={label}
                value={state?.guards[key] ?? 'real'}
                choices={choices}
                onChange={(mode) => apply({ kind: 'guard', guard: key, mode })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
