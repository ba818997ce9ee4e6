import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LivePoll } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { BarList } from '@stoa/ui/bar-list';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Heading } from '@stoa/ui/heading';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId, useState, type FormEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { formatCount, formatShare } from '../../format.ts';
import { POLL_STATE_MESSAGES } from './activity-messages.ts';
import * as styles from './activity.css.ts';
import type { Activity, ActivityProps } from './use-activity.ts';

const TONES = { draft: 'neutral', open: 'live', closed: 'neutral' } as const;

/** A poll: where one votes, what came of it, and what its host does. */
export function PollCard({
  poll,
  activity: { votePoll, setPoll },
  canModerate,
  isOpen,
  onEdit,
  onDelete,
}: {
  poll: LivePoll;
  activity: Activity;
  onEdit: () => void;
  onDelete: () => void;
} & Pick<ActivityProps, 'canModerate' | 'isOpen'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { id, state, isShared, results } = poll;
  const headingId = useId();
  const isSaving = setPoll.isPending && setPoll.variables.pollId === id;
  const canVote = state === 'open' && isOpen && !canModerate;
  return (
    <Surface isBordered radius="md" padding="4" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={TONES[state]}>{i18n._(POLL_STATE_MESSAGES[state])}</Badge>
      </div>
      <Heading
        level={3}
        size="md"
        id={headingId}
        lang={poll.lang === language ? undefined : toTag(poll.lang)}
      >
        <UserText>{poll.question}</UserText>
      </Heading>
      {canVote ? (
        <VoteForm
          key={String(poll.choices)}
          poll={poll}
          labelledBy={headingId}
          isPending={votePoll.isPending && votePoll.variables.pollId === id}
          onVote={(choices) => votePoll.mutate({ pollId: id, choices })}
        />
      ) : null}
      {results && state !== 'draft' ? (
        <Results poll={poll} results={results} labelledBy={headingId} />
      ) : state === 'draft' ? (
        <ul>
          {poll.options.map((option, place) => (
            <li key={place}>
              <UserText>{option}</UserText>
            </li>
          ))}
        </ul>
      ) : canVote ? null : (
        <Text size="sm" tone="muted">
          {t`The host has not shared the results.`}
        </Text>
      )}
      {canModerate ? (
        <>
          {state === 'draft' ? null : (
            <Switch
              isSelected={isSaving ? setPoll.variables.isShared : isShared}
              onChange={(isOn) =>
                setPoll.mutate({ pollId: id, state: state === 'open' ? 'open' : 'closed', isShared: isOn })
              }
            >
              {t`Share the results with viewers`}
            </Switch>
          )}
          <div className={styles.actions}>
            {state === 'draft' && isOpen ? (
              <>
                <Button
                  size="sm"
                  variant="primary"
                  isPending={isSaving}
                  aria-describedby={headingId}
                  onPress={() => setPoll.mutate({ pollId: id, state: 'open', isShared })}
                >
                  {t`Start poll`}
                </Button>
                <Button size="sm" aria-describedby={headingId} onPress={onEdit}>
                  {t`Edit`}
                </Button>
              </>
            ) : null}
            {state === 'open' ? (
              <Button
                size="sm"
                variant="primary"
                isPending={isSaving}
                aria-describedby={headingId}
                onPress={() => setPoll.mutate({ pollId: id, state: 'closed', isShared })}
              >
                {t`Close poll`}
              </Button>
            ) : (
              <Button size="sm" variant="quiet" aria-describedby={headingId} onPress={onDelete}>
                {t`Delete`}
              </Button>
            )}
          </div>
        </>
      ) : null}
    </Surface>
  );
}

function VoteForm({
  poll: { options, choices, isMultiple },
  labelledBy,
  isPending,
  onVote,
}: {
  poll: LivePoll;
  labelledBy: string;
  isPending: boolean;
  onVote: (choices: number[]) => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly number[]>(choices);
  const hintId = useId();
  const hasVoted = choices.length > 0;
  const hint = isMultiple ? t`Choose one or more options.` : t`Choose an option.`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && chosen.length > 0) onVote([...chosen]);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {isMultiple ? (
        <div role="group" aria-labelledby={`${labelledBy} ${hintId}`} className={styles.card}>
          <Text id={hintId} size="sm" weight="medium">
            {hint}
          </Text>
          {options.map((option, place) => (
            <Checkbox
              key={place}
              isSelected={chosen.includes(place)}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, place] : chosen.filter((other) => other !== place))
              }
            >
              <UserText>{option}</UserText>
            </Checkbox>
          ))}
        </div>
      ) : (
        <RadioGroup
          label={hint}
          aria-describedby={labelledBy}
          value={chosen[0] === undefined ? null : String(chosen[0])}
          onChange={(value) => setChosen([Number(value)])}
        >
          {options.map((option, place) => (
            <Radio key={place} value={String(place)}>
              <UserText>{option}</UserText>
            </Radio>
          ))}
        </RadioGroup>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="sm"
          variant={hasVoted ? 'secondary' : 'primary'}
          isPending={isPending}
          isDisabled={chosen.length === 0}
        >
          {hasVoted ? t`Change vote` : t({ message: 'Vote', comment: 'Button: sends a choice in a poll' })}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {hasVoted ? t`You have voted. You can change your vote until the poll is closed.` : null}
        </Text>
      </div>
    </form>
  );
}

function Results({
  poll: { options, choices },
  results: { voterCount, counts },
  labelledBy,
}: {
  poll: LivePoll;
  results: NonNullable<LivePoll['results']>;
  labelledBy: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const voters = formatCount(voterCount, language);
  return (
    <>
      <BarList
        labelledBy={labelledBy}
        items={options.map((option, place) => {
          const count = counts[place] ?? 0;
          const share = voterCount === 0 ? 0 : count / voterCount;
          return {
            id: String(place),
            label: (
              <>
                <UserText>{option}</UserText>{' '}
                {choices.includes(place) ? (
                  <Badge>{t({ message: 'Your vote', comment: 'Beside the option that one chose' })}</Badge>
                ) : null}
              </>
            ),
            share,
            text: `${formatCount(count, language)} (${formatShare(share, language)})`,
          };
        })}
      />
      <Text size="sm" tone="muted">
        {t`${plural(voterCount, { one: `${voters} person voted`, other: `${voters} people voted` })}`}
      </Text>
    </>
  );
}
