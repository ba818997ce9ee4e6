import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { useState } from 'react';
import type { JsonSchema } from '@stoa/machines/details';
import { errorsOf } from '../../machines/payload-checks.ts';
import { Choice } from '../../shared/choice.tsx';
import { fromJson, toJson } from '../../shared/json.ts';
import { JsonField } from '../../shared/json-field.tsx';
import { list, stack } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { PayloadField } from './payload-field.tsx';
import { usePayloadMessages } from './payload-messages.ts';

const OWN = '';

/** What an event carries: chosen by name, filled in, or typed as JSON. The schema is asked at every change. */
export function PayloadForm({ type }: { type: string }) {
  const { t } = useLingui();
  const { machine, sampleOf, setSample } = useWorkbench();
  const details = machine.details?.events[type];
  const { type: _type, ...payload } = sampleOf(type);
  const [text, setText] = useState(() => toJson(payload));
  const [fixture, setFixture] = useState(details?.fixtures[0]?.id ?? OWN);
  const say = usePayloadMessages();
  const errors = errorsOf(machine.checks, type, payload);

  const keep = (value: object, chosen: string, isTyped = false) => {
    setSample({ ...value, type });
    setFixture(chosen);
    if (!isTyped) setText(toJson(value));
  };
  const typeIn = (next: string) => {
    setText(next);
    const read = fromJson(next);
    if (typeof read?.value === 'object' && read.value !== null) keep(read.value, OWN, true);
  };
  const fields = Object.entries(details?.payload.properties ?? {}) as [string, JsonSchema][];

  return (
    <div className={stack}>
      {details && details.fixtures.length > 0 ? (
        <Choice
          label={t({ message: 'Example', comment: 'Choice of a prepared payload for an event' })}
          value={fixture}
          choices={[
            ...details.fixtures.map(({ id, name }) => ({ value: id, label: sentence(name) })),
            { value: OWN, label: t({ message: 'My own', comment: 'A payload that the person has typed' }) },
          ]}
          onChange={(id) => {
            const chosen = details.fixtures.find((one) => one.id === id);
            if (chosen) keep(chosen.value, id);
            else setFixture(OWN);
          }}
        />
      ) : null}
      {fields.length > 0 ? (
        <div className={list}>
          {fields.map(([key, schema]) => (
            <PayloadField
              key={key}
              name={key}
              schema={schema}
              value={(payload as Record<string, unknown>)[key]}
              onChange={(value) => keep({ ...payload, [key]: value }, OWN)}
            />
          ))}
        </div>
      ) : null}
      <JsonField label={t`As JSON`} text={text} onChange={typeIn} errors={errors.map(say)} />
      {errors.length > 0 ? (
        <Banner tone="warning" announce="polite" title={t`The schema of this event refuses that`}>
          {t`It can be sent all the same, to see what the machine makes of it.`}
        </Banner>
      ) : null}
    </div>
  );
}
