import { useLingui } from '@lingui/react/macro';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { IconButton } from '@stoa/ui/icon-button';
import { memo } from 'react';
import type { EventVerdict } from '../../engine/simulation/simulation.types.ts';
import { card, code, grow, name as nameStyle, row, small, tight } from '../../shared/panel.css.ts';
import { PayloadForm } from './payload-form.tsx';

export interface EventRowProps {
  type: string;
  name: string;
  status: EventVerdict['status'];
  /** The guards that say no, or what a guard throws; empty where neither is so. */
  reason: string;
  isTechnical: boolean;
  isRaised: boolean;
  hasPayload: boolean;
  isOpen: boolean;
  /** The same functions as long as the page lives: rows that stay as they are are not drawn again at a step. */
  onSend: (type: string) => void;
  onToggle: (type: string) => void;
}

/** One event: what it would do now, its payload, and the button that sends it. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { type, name, status, reason, isTechnical, isRaised, hasPayload, isOpen, onSend, onToggle } = props;
  const { t } = useLingui();
  const guards = reason;
  return (
    <li className={card} data-tone={status}>
      <div className={row}>
        <span className={`${grow} ${tight}`}>
          <span className={nameStyle}>{name}</span>
          {isTechnical ? null : (
            <span className={code} translate="no">
              {type}
            </span>
          )}
        </span>
        {isRaised ? (
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
            onPress={() => onToggle(type)}
          />
        ) : null}
        <Button
          size="sm"
          variant={status === 'enabled' ? 'primary' : 'secondary'}
          icon={PaperPlaneRightIcon}
          mirrorIcon
          aria-label={t`Send ${name}`}
          onPress={() => onSend(type)}
        >
          {t({ message: 'Send', comment: 'Sends an event to a state machine' })}
        </Button>
      </div>
      {status === 'blocked' ? <span className={small}>{t`Held back by: ${guards}`}</span> : null}
      {status === 'throws' ? (
        <span className={small}>
          {t`A guard breaks on this payload:`} <bdi lang="en-US">{reason}</bdi>
        </span>
      ) : null}
      {isOpen ? <PayloadForm type={type} /> : null}
    </li>
  );
});
