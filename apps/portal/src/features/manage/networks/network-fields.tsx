import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { badNetworkLines } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as manage from '../manage.css.ts';
import { nameOf, rangesOf, type NetworkDraft, type NetworkProblem } from './networks-form.ts';

const NAME_MAX = 80;
const RANGE_ROWS = 3;
const MAX_RANGES = 50;

/** One network: what it is called, and its addresses. */
export function NetworkFields({
  draft,
  exams,
  problem,
  onChange,
  onRemove,
}: {
  draft: NetworkDraft;
  /** How many exams are limited to it. */
  exams: number;
  problem: NetworkProblem | undefined;
  onChange: (part: Partial<NetworkDraft>) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = badNetworkLines(draft.ranges)
    .map((line) => formatNumber(line, language))
    .join(', ');
  const most = formatNumber(MAX_RANGES, language);
  const example = '10.20.0.0/16';
  const nameProblems = {
    EMPTY: t`Enter a name for the network.`,
    TWICE: t`Another network has this name.`,
  };
  const rangesProblems = {
    EMPTY: t`Enter at least one address or range.`,
    TOO_MANY: t`At most ${most} ranges are possible.`,
    BAD: t({
      message: `Not an IP address or range (for example ${example}). Lines: ${lines}`,
      comment: 'Numbers of lines of a text field',
    }),
  };
  return (
    <section className={manage.part}>
      <TextField
        name={nameOf(draft)}
        label={t({ message: 'Name of the network', comment: 'Field, such as “Computer room 2”' })}
        value={draft.name}
        maxLength={NAME_MAX}
        onChange={(name) => onChange({ name })}
        errorMessage={problem?.name && nameProblems[problem.name]}
      />
      <TextArea
        name={rangesOf(draft)}
        label={t`IP addresses and ranges`}
        description={t`One per line, for example 10.20.0.0/16 or 2001:db8::/32.`}
        rows={RANGE_ROWS}
        direction="ltr"
        spellCheck="false"
        value={draft.ranges}
        onChange={(ranges) => onChange({ ranges })}
        errorMessage={problem?.ranges && rangesProblems[problem.ranges]}
      />
      <div className={manage.actions}>
        {exams > 0 ? (
          <Text size="sm" tone="muted" as="span">
            {t({
              message: plural(exams, {
                one: '# exam is limited to this network.',
                other: '# exams are limited to this network.',
              }),
              comment: 'Below a network that cannot be removed',
            })}
          </Text>
        ) : (
          <Button variant="quiet" onPress={onRemove}>
            {t`Remove the network`}
          </Button>
        )}
      </div>
    </section>
  );
}
