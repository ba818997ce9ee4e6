import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { useState } from 'react';
import type { ReplayWarning, TraceProblemCode } from '../../engine/trace/trace.types.ts';
import { shortJson } from '../../shared/json.ts';
import { list, small } from '../../shared/panel.css.ts';
import type { OpenedLink } from './open-link.ts';

const PROBLEMS: Record<TraceProblemCode, MessageDescriptor> = {
  UNREADABLE: msg`This is no recording of a machine`,
  OTHER_VERSION: msg`This recording was made by another version of the tool`,
  LINK_CUT: msg`The link is not whole`,
  UNKNOWN_MACHINE: msg`The recording belongs to another machine`,
};

/** What became of a recording that was opened: why it could not be, or where it parted from what was recorded. */
export function LinkReport({ link }: { link: OpenedLink | null }) {
  const { t, i18n } = useLingui();
  const [closed, setClosed] = useState<OpenedLink | null>(null);
  if (!link || link === closed) return null;
  const close = () => setClosed(link);
  const name = link.trace?.name ?? '';
  if (link.problem)
    return (
      <Banner
        tone="danger"
        announce="assertive"
        title={i18n._(PROBLEMS[link.problem.code])}
        onDismiss={close}
      >
        {t`The machine was started as usual instead.`} <bdi lang="en-US">{link.problem.message}</bdi>
      </Banner>
    );
  if (link.warnings.length === 0)
    return (
      <Banner tone="success" announce="polite" title={t`“${name}” was replayed`} onDismiss={close}>
        {t`It went as it was recorded.`}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={t`“${name}” was replayed, but not all is as it was`}
      onDismiss={close}
    >
      <ul role="list" className={list}>
        {link.warnings.map((warning, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- warnings have no other name
          <li key={place} className={small}>
            <Warning warning={warning} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Warning({ warning }: { warning: ReplayWarning }) {
  const { t, i18n } = useLingui();
  if (warning.code === 'MACHINE_CHANGED') return t`The machine has changed since the recording was made.`;
  const step = i18n.number(warning.step);
  if (warning.code === 'REFUSED')
    return (
      <>
        {t`Step ${step} was refused; what follows was left out.`} <bdi lang="en-US">{warning.message}</bdi>
      </>
    );
  const recorded = shortJson(warning.recorded, 80);
  const now = shortJson(warning.now, 80);
  return t`Step ${step} led to ${now}, not to ${recorded}.`;
}
