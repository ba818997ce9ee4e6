import { useLingui } from '@lingui/react/macro';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { IconButton } from '@stoa/ui/icon-button';
import type { EventVerdict } from '../../engine/simulation/simulation.types.ts';
import { card, code, grow, name as nameStyle, row, small, tight } from '../../shared/panel.css.ts';
import { sentence } from '../canvas/chart-words.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { PayloadForm } from './payload-form.tsx';

/** One event: what it would do now, its payload, and the button that sends it. */
export function EventRow(props: {
  type: string;
  verdict: EventVerdict;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { type, verdict, isOpen, onToggle } = props;
  const { t } = useLingui();
  const { machine, names, isTechnical, sampleOf, apply } = useWorkbench();
  const details = machine.details?.events[type];
  const name = isTechnical ? type : sentence(names.event(type));
  const hasPayload = details === undefined || Object.keys(details.payload.properties ?? {}).length > 0;
  const guards =
    verdict.status === 'blocked'
      ? verdict.guards.map((guard) => (isTechnical ? guard : names.guard(guard))).join(', ')
      : '';
  return (
    <li className={card} data-tone={verdict.status}>
      <div className={row}>
        <span className={`${grow} ${tight}`}>
          <span className={nameStyle}>{name}</span>
          {isTechnical ? null : (
            <span className={code} translate="no">
              {type}
            </span>
          )}
        </span>
        {details?.from === 'machine' ? (
          <Badge>
            {t({ message: 'by itself', comment: 'An event that the state machine sends to itself' })}
          </Badge>
        ) : null}
        {hasPayload ? (
          <IconButton
            size="sm"
            icon={SlidersHorizontalIcon}
            label={t`What ${name} carries`}
            aria-expanded={isOpen}
            onPress={onToggle}
          />
        ) : null}
        <Button
          size="sm"
          variant={verdict.status === 'enabled' ? 'primary' : 'secondary'}
          icon={PaperPlaneRightIcon}
          mirrorIcon
          aria-label={t`Send ${name}`}
          onPress={() => apply({ kind: 'event', event: sampleOf(type) })}
        >
          {t({ message: 'Send', comment: 'Sends an event to a state machine' })}
        </Button>
      </div>
      {verdict.status === 'blocked' ? <span className={small}>{t`Held back by: ${guards}`}</span> : null}
      {verdict.status === 'throws' ? (
        <span className={small}>
          {t`A guard breaks on this payload:`} <bdi lang="en-US">{verdict.message}</bdi>
        </span>
      ) : null}
      {isOpen ? <PayloadForm type={type} /> : null}
    </li>
  );
}
