import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { fromJson, toJson } from '../../shared/json.ts';
import { JsonField } from '../../shared/json-field.tsx';
import { row } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';

/** The machine's data, as they are, to be changed by hand. */
export function ContextEditor() {
  const { t } = useLingui();
  const { machine, apply } = useWorkbench();
  const { state } = useSimulation();
  const context = state?.world.actors[0]?.machine?.context;
  const now = toJson(context);
  const [text, setText] = useState(now);
  const read = fromJson(text);
  const contexts = machine.details?.contexts ?? [];
  return (
    <>
      {contexts.length > 0 ? (
        <Choice
          label={t({
            message: 'Lay over',
            comment: 'Choice of prepared data that replace parts of a state machine’s context',
          })}
          value=""
          choices={[
            { value: '', label: '–' },
            ...contexts.map(({ id, name }) => ({ value: id, label: sentence(name) })),
          ]}
          onChange={(id) => {
            const fixture = contexts.find((one) => one.id === id);
            if (fixture) setText(toJson({ ...(context as object), ...fixture.value }));
          }}
        />
      ) : null}
      <JsonField label={t`Context as JSON`} text={text} onChange={setText} rows={12} />
      <div className={row}>
        <Button
          size="sm"
          variant="primary"
          isDisabled={read === undefined || text === now}
          onPress={() => read && apply({ kind: 'context', context: read.value })}
        >
          {t({ message: 'Use it', comment: 'Puts the typed data into the state machine' })}
        </Button>
        <Button size="sm" isDisabled={text === now} onPress={() => setText(now)}>
          {t`Take back`}
        </Button>
      </div>
    </>
  );
}
