import { useLingui } from '@lingui/react/macro';
import type { LearningMapDetail } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { formatMinutes } from '../../../shared/format.ts';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import * as styles from './learning-map.css.ts';
import type { Stop, StopPlace } from './stop-messages.ts';

const TONES = { done: 'success', open: 'upcoming', locked: 'neutral' } as const;

interface StopListProps {
  map: LearningMapDetail;
  text: (stopId: string) => string;
  placeOf: (stopId: string) => StopPlace;
  /** The stop that is being marked. */
  pendingId: string | undefined;
  onMark: (stopId: string, isDone: boolean) => void;
}

/** The stops of a learning map one below the other, with what can be done with each. */
export function StopList({ map, text, placeOf, pendingId, onMark }: StopListProps) {
  return (
    <>
      {map.stages.map((stage, index) => (
        <section
          key={stage.id}
          className={styles.stage}
          aria-labelledby={stage.title ? `stage-${index}` : undefined}
        >
          {stage.title ? (
            <Heading level={2} size="md" id={`stage-${index}`}>
              <UserText>{stage.title}</UserText>
            </Heading>
          ) : null}
          <RowList>
            {stage.stops.map((stop) => (
              <StopRow
                key={stop.id}
                stop={stop}
                place={placeOf(stop.id)}
                text={text(stop.id)}
                isPending={pendingId === stop.id}
                onMark={(isDone) => onMark(stop.id, isDone)}
              />
            ))}
          </RowList>
        </section>
      ))}
    </>
  );
}

function StopRow({
  stop: { card, doneBy },
  place,
  text,
  isPending,
  onMark,
}: {
  stop: Stop;
  place: StopPlace;
  text: string;
  isPending: boolean;
  onMark: (isDone: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { one, isLive = false } = RESOURCE_KINDS[card.type];
  const facts = [i18n._(one), ...(card.minutes && !isLive ? [formatMinutes(card.minutes, language)] : [])];
  const isDone = place?.state === 'done';
  return (
    <Row className={styles.row}>
      <span className={styles.lines}>
        <Link href={card.url} variant="standalone">
          <UserText lang={toTag(card.lang)}>{card.title}</UserText>
        </Link>
        <Text as="span" size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
        {place ? <Status tone={TONES[place.state]}>{text}</Status> : null}
      </span>
      {place && doneBy === 'learner' && place.state !== 'locked' ? (
        <Button
          size="sm"
          variant={isDone ? 'quiet' : 'secondary'}
          isPending={isPending}
          onPress={() => onMark(!isDone)}
        >
          {isDone
            ? t({ message: 'Not done yet', context: 'learningMap', comment: 'Button: takes a mark back' })
            : t({ message: 'Mark as done', context: 'learningMap', comment: 'Button' })}
        </Button>
      ) : null}
    </Row>
  );
}
