import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import type { StepOutcome } from '../../engine/simulation/simulation.types.ts';
import { Choice } from '../../shared/choice.tsx';
import { fromJson, toJson } from '../../shared/json.ts';
import { JsonField } from '../../shared/json-field.tsx';
import { row, stack } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { stateValueOf } from './state-value.ts';

const OWN = '';

/** A start with other input, or in a state of one's choice. */
export function StartForm() {
  const { t } = useLingui();
  const { machine, words, apply } = useWorkbench();
  const { state } = useSimulation();
  const inputs = machine.details?.inputs ?? [];
  const [chosen, setChosen] = useState(inputs[0]?.id ?? OWN);
  const [text, setText] = useState(() => toJson(inputs[0]?.value ?? null));
  const [place, setPlace] = useState(machine.chart.root);
  const read = fromJson(text);
  const context = state?.world.actors[0]?.machine?.context;
  const start = (): StepOutcome | undefined =>
    read && apply({ kind: 'start', input: read.value ?? undefined });
  const startThere = () =>
    apply({ kind: 'startFrom', value: stateValueOf(machine.chart, place), context: context ?? {} });
  const places = machine.chart.states.filter(({ kind, parent }) => kind !== 'history' && parent !== null);
  return (
    <>
      <div className={stack}>
        {inputs.length > 0 ? (
          <Choice
            label={t({
              message: 'Start with',
              comment: 'Choice of the input that a state machine starts with',
            })}
            value={chosen}
            choices={[
              ...inputs.map(({ id, name }) => ({ value: id, label: sentence(name) })),
              { value: OWN, label: t({ message: 'My own', comment: 'A payload that the person has typed' }) },
            ]}
            onChange={(id) => {
              setChosen(id);
              const input = inputs.find((one) => one.id === id);
              if (input) setText(toJson(input.value ?? null));
            }}
          />
        ) : null}
        <JsonField
          label={t`Input as JSON`}
          text={text}
          onChange={(next) => {
            setText(next);
            setChosen(OWN);
          }}
        />
        <div className={row}>
          <Button size="sm" variant="primary" isDisabled={read === undefined} onPress={start}>
            {t({ message: 'Start', comment: 'Starts a simulation' })}
          </Button>
        </div>
      </div>
      <div className={stack}>
        <Choice
          label={t`Or begin in this state, with the context as it is`}
          value={place}
          choices={[
            { value: machine.chart.root, label: '–' },
            ...places.map((one) => ({
              value: one.id,
              label: `${'\u2003'.repeat(Math.max(0, one.depth - 1))}${words.state(one)}`,
            })),
          ]}
          onChange={setPlace}
        />
        <div className={row}>
          <Button size="sm" isDisabled={place === machine.chart.root} onPress={startThere}>
            {t({ message: 'Begin there', comment: 'Starts a simulation in the chosen state' })}
          </Button>
        </div>
      </div>
    </>
  );
}
