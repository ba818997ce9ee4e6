import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { KindIcon, type ResourceKind } from '../card/kind-icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './path-map.css.ts';

/** Where a stop stands: done, to be done, waiting for others; `shown` where nobody's place is known. */
export type PathStopState = 'done' | 'open' | 'locked' | 'shown';

/** One stop of a `PathMap`. */
export interface PathStop {
  id: string;
  /** What people called it. */
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string;
  /** What is learned there: its picture. */
  kind: ResourceKind;
  href: string;
  state: PathStopState;
  /** The one to go to now. */
  isNext?: boolean;
  /** The state in words, below the title: "Next", "Do “A brief” first". */
  text: string;
}

/** Props of `PathMap`. */
export interface PathMapProps {
  /** Names the map: "Stops of this map". */
  label: string;
  /** In their order; a stage without a title has none. */
  stages: readonly { id: string; title: string; stops: readonly PathStop[] }[];
  /** Rank of the stages' titles. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A way through stages of stops: what lies behind, where to go now, what waits for others. */
export function PathMap({ label, stages, headingLevel = 2 }: PathMapProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <ol role="list" aria-label={label} className={styles.map}>
      {stages.map((stage) => (
        <li key={stage.id} className={styles.stage}>
          {stage.title ? (
            <Tag className={styles.stageTitle}>
              <UserText>{stage.title}</UserText>
            </Tag>
          ) : null}
          <ol role="list" className={styles.stops}>
            {stage.stops.map((stop) => (
              <Stop key={stop.id} stop={stop} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Stop({ stop: { title, lang, kind, href, state, isNext = false, text } }: { stop: PathStop }) {
  return (
    <li
      className={styles.stop}
      data-state={state}
      data-next={isNext || undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? (
          <Icon as={CheckIcon} weight="bold" />
        ) : state === 'locked' ? (
          <Icon as={LockSimpleIcon} weight="bold" />
        ) : (
          <KindIcon kind={kind} />
        )}
      </span>
      <span className={styles.title}>
        <Link href={href} variant="standalone">
          <UserText lang={lang}>{title || '–'}</UserText>
        </Link>
      </span>
      {text ? <span className={styles.state}>{text}</span> : null}
    </li>
  );
}
